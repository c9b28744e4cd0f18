"""How a page looks to everybody: telephone and desk, light and dark; it fits, and axe finds nothing."""

from axe_playwright_python.sync_playwright import Axe

SIZES = {390: 844, 1280: 860}


def looks(visitor, name: str) -> None:
    """A picture of the page in all four ways; a fault in any of them fails the test."""
    page = visitor.page
    for width, height in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            page.wait_for_timeout(150)
            visitor.screenshot(f"{name}-{width}-{theme}")
            assert page.evaluate("document.documentElement.scrollWidth") <= width, (name, width)
            found = Axe().run(page)
            assert found.violations_count == 0, (name, width, theme, found.generate_report())
