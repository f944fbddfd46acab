"""What the README claims about speed and memory, measured."""
