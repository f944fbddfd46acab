"""What cards are written in: the words of an author, and the nodes they build."""
