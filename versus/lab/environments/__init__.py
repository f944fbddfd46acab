"""The game for researchers: a fixed vector of what a seat may know, numbered actions, and two interfaces."""
