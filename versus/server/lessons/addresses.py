"""HTTP: the lessons and their moments."""

from __future__ import annotations

import time
from typing import Final

from fastapi import APIRouter, Request, Response

from versus.server import bodies, lessons
from versus.server.errors import Declined
from versus.server.routes import address, documented, given, hall_of, read

MOST_ANSWERS: Final = 40
LESSON_COST: Final = 1.0
"""A step is played again from its beginning: that costs as much again as any other request."""

router = APIRouter()


@router.get("/api/lessons", openapi_extra=documented(bodies.Lessons))
async def all_lessons() -> Response:
    found = [
        bodies.LessonInfo(
            lesson=lesson.lesson,
            game=lesson.game,
            title=lesson.title,
            about=lesson.about,
            others=lesson.others,
            steps=[step.title for step in lesson.steps],
        )
        for lesson in lessons.lessons()
    ]
    return given(bodies.Lessons(lessons=found))


@router.post("/api/lessons/{lesson}/{step}", openapi_extra=documented(bodies.LessonMoment, bodies.LessonTry))
async def moment(request: Request, lesson: str, step: int) -> Response:
    wish = await read(request, bodies.LessonTry)
    if len(wish.answers) > MOST_ANSWERS:
        raise Declined("too-many", "No step of a lesson has so many answers.")
    hall = hall_of(request)
    if not hall.requests.take(address(request), time.monotonic(), LESSON_COST):
        raise Declined("too-fast", "Too many answers at once. Wait a moment.")
    return given(await hall.in_time(lessons.moment, lessons.lesson_called(lesson), step, wish))
