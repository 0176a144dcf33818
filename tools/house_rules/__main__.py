"""Write docs/house-rules.md from the results that are kept."""

from tools.house_rules.page import PAGE, written

PAGE.write_text(written(), "utf-8")
print(f"wrote {PAGE.name}")
