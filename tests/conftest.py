"""Settings for every test: properties are repeatable and never judged by time."""

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "check", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow], database=None
)
settings.register_profile(
    "soak", deadline=None, max_examples=2_000, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("check")


@pytest.fixture(scope="session")
def chromium(tmp_path_factory: pytest.TempPathFactory):
    """One browser for all tests of this process (there can be no second one); each test gets a fresh profile in it."""
    from tests.e2e.conftest import launched  # its driver is loaded where it is needed

    with launched(tmp_path_factory.mktemp("fonts")) as browser:
        yield browser
