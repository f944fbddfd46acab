"""One room per game; a game uses the kernel and never another game."""
