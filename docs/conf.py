"""How Sphinx builds the documentation site from this folder (python dev.py docs)."""

import majlis

project = "Majlis"
author = "The Majlis contributors"
copyright = f"2026, {author}"
version = release = majlis.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
# Anchors as GitHub makes them: links such as architecture.md#the-tree lead somewhere in both.
myst_heading_anchors = 4

# Docstrings are written with `names` in single backticks.
default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 100
autodoc_default_options = {"members": True, "undoc-members": False}

html_theme = "furo"
html_title = f"Majlis {release}"
html_favicon = "../web/public/mark.svg"
html_copy_source = False
html_show_sphinx = False
html_theme_options = {
    # The dyes of web/src/theme.css.
    "light_css_variables": {"color-brand-primary": "#8e1f23", "color-brand-content": "#8e1f23"},
    "dark_css_variables": {"color-brand-primary": "#f09a92", "color-brand-content": "#f09a92"},
}
