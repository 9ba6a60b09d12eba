"""``undercroft learn``: the lessons of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from undercroft.kernel.engine.games import FIRST_GAME

if TYPE_CHECKING:
    from undercroft.cli.study_sessions.lesson_session import Progress
    from undercroft.cli.terminal.screen import Screen
    from undercroft.locale.texts import Texts
    from undercroft.study.lessons.lesson import Lesson


def learn(
    game: Annotated[str, typer.Argument()] = FIRST_GAME,
    lesson: Annotated[str | None, typer.Argument()] = None,
    lang: str | None = None,
    lint: Annotated[bool, typer.Option("--lint")] = False,
) -> None:
    """Learn a game by playing: lessons of a few minutes. Leave with `quit`, and go on later where you were."""
    if lint:
        _lint()
        return
    from undercroft.cli.study_sessions.lesson_session import Progress, play_lesson
    from undercroft.cli.terminal.language_choice import language
    from undercroft.cli.terminal.screen import Screen, with_line_editing
    from undercroft.kernel.base.errors import OptionError
    from undercroft.locale.texts import Texts
    from undercroft.study.lessons.lesson_library import lessons_of

    lessons = lessons_of(game)
    texts, screen, progress = Texts(language(lang), game), Screen(), Progress(game)
    if not lessons:
        raise OptionError(texts.text("learn-none", game=texts.name(game)))
    with_line_editing()
    if lesson is None:
        _menu(game, lessons, texts, screen, progress)
        return
    chosen = _called(lesson, lessons)
    if chosen is None:
        raise OptionError(texts.text("learn-no-such", name=lesson[:20], known=", ".join([one.id for one in lessons])))
    play_lesson(game, chosen, texts, screen, progress)


def _lint() -> None:
    """Print what is wrong with the lessons, and exit with status 1 if anything is."""
    from undercroft.kernel.engine.games import GAMES
    from undercroft.study.lessons.lesson_linter import lint

    findings = [finding for game_id in GAMES for finding in lint(game_id)]
    for finding in findings:
        typer.echo(finding)
    if findings:
        raise typer.Exit(1)
    typer.echo("No problems found in the lessons.")


def _called(name: str, lessons: tuple[Lesson, ...]) -> Lesson | None:
    plain = name.strip().lower()
    return next((lesson for lesson in lessons if plain in (lesson.id, str(lesson.number))), None)


def _menu(game_id: str, lessons: tuple[Lesson, ...], texts: Texts, screen: Screen, progress: Progress) -> None:
    """Let the learner choose lessons until he leaves. Enter takes the first one that is not finished."""
    from undercroft.cli.study_sessions.lesson_session import play_lesson

    while True:
        finished = progress.finished()
        screen.say(texts.text("learn-menu", game=texts.name(game_id)), "bold")
        for lesson in lessons:
            mark = "✓" if lesson.id in finished else "▸" if progress.record(lesson).exists() else " "
            minutes = texts.text("learn-minutes", count=lesson.minutes)
            title, about = lesson.key(), lesson.key("about")
            screen.say(f"{mark} {lesson.number}  {texts.text(title)} ({minutes})")
            screen.say(texts.text(about), "dim", indent=5)
        following = next((lesson for lesson in lessons if lesson.id not in finished), lessons[0])
        typed = screen.read(f"{texts.text('learn-which', number=following.number)} ")
        if typed is None or typed.lower() == "quit":
            return
        chosen = _called(typed, lessons) if typed else following
        if chosen is None:
            screen.say(texts.text("learn-no-such", name=typed[:20], known=", ".join([one.id for one in lessons])))
        elif not play_lesson(game_id, chosen, texts, screen, progress):
            return
        screen.say()
