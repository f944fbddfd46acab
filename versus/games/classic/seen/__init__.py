"""What people may know and ask: who sees which card, views, what one might try."""
