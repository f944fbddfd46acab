"""What the computer players know about the classic game: sight, belief, evaluation, habits."""
