"""What type checkers are told of a record is what it is."""

from tools import records


def test_the_types_of_the_records_are_up_to_date() -> None:
    for path, text in records.files().items():
        assert path.read_text("utf-8") == text, f"{path}: run python -m tools.records"
