"""The table for people apart: matches in a database, seats by links, play over a WebSocket."""
