"""What all tests share: hypothesis tries the same examples on every machine."""

from hypothesis import settings

from versus.kernel.build import BUILD

settings.register_profile("repeatable", deadline=None, derandomize=True)
settings.load_profile("repeatable")

pytest_plugins = ["versus.testing.plugin"]


def pytest_report_header() -> str:
    return f"versus: {BUILD} build"
