"""Every HTTP endpoint with generated requests, good and bad: no server error, answers as described, nothing else."""

import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from minoteka.server.app import ENDPOINTS
from minoteka.server.routes.openapi import openapi
from tests.server.running import ServerProcess

schema = schemathesis.openapi.from_dict(openapi([e for e in ENDPOINTS if e.path != "/metrics"]))
CHECKS = [schemathesis.checks.not_a_server_error, status_code_conformance, response_schema_conformance]


@schema.parametrize()
@settings(max_examples=8, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck), database=None)
def test_no_request_is_answered_with_an_error_of_ours(server: ServerProcess, case: Case) -> None:
    response = case.call(base_url=server.url, timeout=60)
    case.validate_response(response, checks=CHECKS)
