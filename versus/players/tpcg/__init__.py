"""What the computer players know about the 2PCG: sight, belief, evaluation, habits."""
