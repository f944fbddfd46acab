"""What a table of settings cannot say; all else stands in pyproject.toml."""

from pathlib import Path

from setuptools import setup

from tools.packing import Compiling, WithClient, WithClientSource, machine, readme

setup(
    long_description=readme(Path("README.md").read_text(encoding="utf-8")),
    long_description_content_type="text/markdown",
    ext_modules=machine(),
    cmdclass={"build_py": WithClient, "build_ext": Compiling, "sdist": WithClientSource},
)
