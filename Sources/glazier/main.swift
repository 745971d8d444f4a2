print("glazier")
