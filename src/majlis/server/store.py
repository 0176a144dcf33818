"""Where matches are kept."""


class Store:
    """One database; made by `Store(url)`: sqlite:///FILE or postgresql://..."""

    def __init__(self, url: str) -> None:
        self.url = url
