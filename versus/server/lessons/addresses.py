"""HTTP: the lessons and their moments."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request, Response

from versus.server import bodies, lessons
from versus.server.errors import Declined
from versus.server.routes import documented, given, read

MOST_ANSWERS: Final = 40

router = APIRouter()


@router.get("/api/lessons", openapi_extra=documented(bodies.Lessons))
async def all_lessons() -> Response:
    found = [
        bodies.LessonInfo(
            lesson=lesson.lesson,
            game=lesson.game,
            title=lesson.title,
            about=lesson.about,
            rival=lesson.rival,
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
    return given(lessons.moment(lessons.lesson_called(lesson), step, wish))
