"""How a page looks to everybody: telephone and desk, light and dark; it fits, and axe finds nothing."""

from axe_playwright_python.sync_playwright import Axe

SIZES = {390: 844, 1280: 860}
WAYS = ((390, "light"), (1280, "dark"))
ALL_WAYS = tuple((width, theme) for width in SIZES for theme in ("light", "dark"))
"""A width changes what stands where, a theme the colours: each is seen by default, all pairs in the long checks."""


def looks(page, name: str, ways=WAYS) -> None:
    """A fault in any of the ways fails the test; pictures to look at are made by `sheets`."""
    for width, theme in ways:
        page.set_viewport_size({"width": width, "height": SIZES[width]})
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.wait_for_timeout(100)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, (name, width)
        found = Axe().run(page, options={"resultTypes": ["violations"]})
        assert found.violations_count == 0, (name, width, theme, found.generate_report())
