"""The card-game machine: state, frames, questions, events, modifiers, records. It knows no game."""
