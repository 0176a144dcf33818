"""What a program gets by `import majlis`."""

import majlis


def test_every_public_name_is_there() -> None:
    assert [name for name in majlis.__all__ if not hasattr(majlis, name)] == []
