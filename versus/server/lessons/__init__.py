"""Lessons: positions to play from, what may be done there, and what to say about it."""

from versus.server.lessons.playing import moment
from versus.server.lessons.reading import Lesson, lesson_called, lessons

__all__ = ["Lesson", "lesson_called", "lessons", "moment"]
