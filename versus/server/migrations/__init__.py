"""The steps by which the database's tables came to be as they are."""
