"""The examples of how to run the server name only what there is."""

import itertools
import json
import re
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, get_args

import pytest
import yaml
from typer.main import get_command

from majlis import cli
from majlis.server import app, metrics
from majlis.server.protocol.values import Status
from majlis.server.settings import SECRET, Settings, read, variable

pytestmark = pytest.mark.interpreted
ROOT = Path(__file__).parents[2]
CONTAINER = (ROOT / "Containerfile").read_text("utf-8")
UNIT = (ROOT / "deploy" / "majlis.service").read_text("utf-8")
DEPLOY = ROOT / "deploy"
COMPOSE = yaml.safe_load((DEPLOY / "compose/compose.yaml").read_text("utf-8"))
KUBERNETES = {
    document["kind"]: document
    for file in ("majlis.yaml", "ingress.yaml", "autoscaling.yaml")
    for document in yaml.safe_load_all((DEPLOY / "kubernetes" / file).read_text("utf-8"))
}
POD = KUBERNETES["Deployment"]["spec"]["template"]
[SERVER] = POD["spec"]["containers"]
GRAFANA = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
OURS = re.compile(r"\b(MAJLIS_[A-Z_]+)=(\S+)")
OF_THE_COMPILER = {"MAJLIS_CACHE"}


@pytest.mark.parametrize("text", [CONTAINER, UNIT], ids=["Containerfile", "majlis.service"])
def test_the_settings_of_the_examples_can_be_set_so(text: str) -> None:
    # What an operator fills in themselves is written as dots.
    found = {name: value for name, value in OURS.findall(text) if name not in OF_THE_COMPILER and "..." not in value}
    assert set(found) <= {variable(name) for name in Settings.__struct_fields__ if name not in SECRET}
    settings = read(found, {})
    assert settings.port == 8000
    assert not settings.browser


def test_the_service_has_a_bound_on_its_memory() -> None:
    bounds = dict(re.findall(r"^(Memory(?:High|Max))=(\d+)[MG]$", UNIT, re.MULTILINE))
    assert set(bounds) == {"MemoryHigh", "MemoryMax"}


def test_what_the_container_copies_is_in_the_repository_and_not_left_out() -> None:
    left_out = (ROOT / ".dockerignore").read_text("utf-8").split()
    for line in re.findall(r"^COPY (?!--from)(.+)$", CONTAINER, re.MULTILINE):
        for source in line.split()[:-1]:
            assert (ROOT / source).exists()
            assert not any(fnmatch(source, pattern) for pattern in left_out if source != ".")


def test_every_stage_is_built_on_one_base_that_is_pinned_by_its_digest() -> None:
    [base] = re.findall(r"^ARG BASE=(\S+)$", CONTAINER, re.MULTILINE)
    assert re.fullmatch(r"docker\.io/library/python:3\.\d+\.\d+-slim-[a-z]+@sha256:[0-9a-f]{64}", base)
    assert set(re.findall(r"^FROM (\S+)", CONTAINER, re.MULTILINE)) == {"${BASE}"}
    outside = [
        name for name in re.findall(r"--from=(\S+)", CONTAINER) if name not in re.findall(r" AS (\S+)", CONTAINER)
    ]
    assert all("@sha256:" in name for name in outside)


def test_the_guide_names_the_base_of_the_container() -> None:
    [tag, digest] = re.findall(r"^ARG BASE=docker\.io/library/(\S+)@(\S+)$", CONTAINER, re.MULTILINE)[0]
    guide = (ROOT / "docs" / "operations.md").read_text("utf-8")
    assert f"`{tag}`" in guide
    assert f"`{digest[:19]}…`" in guide


def test_what_the_container_removes_was_installed_by_the_lock() -> None:
    locked = re.findall(r"^([a-z0-9-]+)==", (ROOT / "requirements" / "run.lock").read_text("utf-8"), re.MULTILINE)
    removed = re.search(r"pip uninstall --yes (.+)$", CONTAINER, re.MULTILINE)
    assert removed is not None
    assert set(removed[1].split()) <= set(locked)


def test_the_container_is_healthy_where_it_listens_and_is_not_run_by_root() -> None:
    asked = re.search(r"http://127\.0\.0\.1:(\d+)/healthz", CONTAINER)
    assert asked is not None
    assert f"MAJLIS_PORT={asked[1]}" in CONTAINER
    assert f"EXPOSE {asked[1]}" in CONTAINER
    assert re.findall(r"^USER (.+)$", CONTAINER, re.MULTILINE) == ["majlis"]
    assert (
        re.findall(r"^VOLUME (.+)$", CONTAINER, re.MULTILINE)
        == dict(OURS.findall(CONTAINER))["MAJLIS_DATA_DIR"].split()
    )


# --------------------------------------------------------------------------------------------------------- Compose


def servers() -> dict[str, Any]:
    return {name: service for name, service in COMPOSE["services"].items() if service["image"] == "majlis"}


def test_the_servers_of_compose_are_set_up_as_servers_can_be() -> None:
    filled = {"POSTGRES_PASSWORD": "p", "MAJLIS_SECRET": "s" * 32, "MAJLIS_METRICS_TOKEN": "t", "SITE": "play.example"}
    for service in servers().values():
        given = {
            name: re.sub(r"\$\{(\w+):\?[^}]*\}", lambda found: filled[found[1]], value)
            for name, value in service["environment"].items()
        }
        assert set(given) <= {variable(name) for name in Settings.__struct_fields__}
        settings = read(given, {})
        assert settings.database_url() == "postgresql://majlis:p@postgres/majlis"
        assert set(servers()) < set(settings.allowed_hosts())
        address = COMPOSE["services"]["caddy"]["networks"]["front"]["ipv4_address"]
        assert settings.proxies() == [address]


def test_nats_of_compose_is_told_to_every_server() -> None:
    added = yaml.safe_load((DEPLOY / "compose/nats.yaml").read_text("utf-8"))["services"]
    assert set(added) == {*servers(), "worker", "nats"}
    database = {"MAJLIS_DATABASE": "postgresql://majlis@postgres/majlis"}
    for name in servers():
        assert read({**database, **added[name]["environment"]}, {}).nats == "nats://nats:4222"
        assert set(added[name]["depends_on"]) == {"nats"}
    assert set(added["nats"]["networks"]) <= set(COMPOSE["networks"])


def test_workers_are_started_by_options_that_there_are_and_have_no_secret_of_the_servers() -> None:
    composed = yaml.safe_load((DEPLOY / "compose/nats.yaml").read_text("utf-8"))["services"]["worker"]
    deployment, autoscaler = yaml.safe_load_all((DEPLOY / "kubernetes/workers.yaml").read_text("utf-8"))
    spec = deployment["spec"]["template"]["spec"]
    [pod] = spec["containers"]
    [options] = [get_command(cli.app).commands["worker"].params]  # type: ignore[attr-defined]
    known = {name for option in options for name in option.opts}
    for command, given in ((composed["command"], composed["environment"]), (pod["args"], names_of(pod["env"]))):
        assert command[0] == "worker"
        assert {part for part in command if part.startswith("--")} <= known
        assert command[command.index("--metrics") + 1] == "0.0.0.0:9100"
        assert set(given) == {"MAJLIS_NATS"}
    assert pod["ports"] == [{"name": "metrics", "containerPort": 9100}]
    assert pod["livenessProbe"]["httpGet"]["port"] == "metrics"
    assert command[command.index("--threads") + 1] == pod["resources"]["requests"]["cpu"]
    assert f"--uid {spec['securityContext']['runAsUser']} " in CONTAINER
    assert deployment["spec"]["selector"]["matchLabels"] == deployment["spec"]["template"]["metadata"]["labels"]
    assert deployment["spec"]["selector"]["matchLabels"] != POD["metadata"]["labels"], "pages are not sent to workers"
    assert autoscaler["spec"]["scaleTargetRef"]["name"] == deployment["metadata"]["name"]


def names_of(given: list[dict[str, Any]]) -> list[str]:
    return [entry["name"] for entry in given]


def test_what_compose_asks_for_stands_in_the_example_of_its_environment() -> None:
    text = (DEPLOY / "compose/compose.yaml").read_text("utf-8")
    example = (DEPLOY / "compose/example.env").read_text("utf-8")
    assert set(re.findall(r"\$\{(\w+)", text)) == set(re.findall(r"^(\w+)=", example, re.MULTILINE))


def test_the_proxy_of_compose_leads_to_every_server_that_is_ready() -> None:
    text = (DEPLOY / "compose/Caddyfile").read_text("utf-8")
    [led] = re.findall(r"reverse_proxy (.+) \{", text)
    assert led.split() == [f"{name}:8000" for name in servers()]
    assert "health_uri /readyz" in text
    assert COMPOSE["services"]["caddy"]["depends_on"] == list(servers())


# ------------------------------------------------------------------------------------------------------ Kubernetes


def test_the_pods_are_asked_for_what_the_server_answers_and_not_run_by_root() -> None:
    asked = {SERVER[f"{kind}Probe"]["httpGet"]["path"] for kind in ("startup", "liveness", "readiness")}
    assert asked == app.PROBES
    assert SERVER["livenessProbe"]["httpGet"]["path"] == "/healthz"
    assert SERVER["readinessProbe"]["httpGet"]["path"] == "/readyz"
    assert f"MAJLIS_PORT={SERVER['ports'][0]['containerPort']}" in CONTAINER
    assert f"--uid {POD['spec']['securityContext']['runAsUser']} " in CONTAINER


def test_the_pods_are_set_up_as_servers_can_be() -> None:
    written = yaml.safe_load((DEPLOY / "kubernetes/kustomization.yaml").read_text("utf-8"))
    [configured] = written["configMapGenerator"]
    given = dict(literal.split("=", 1) for literal in configured["literals"])
    address = {"MAJLIS_HOSTS": "10.1.2.3"}
    assert {entry["name"] for entry in SERVER["env"]} == {"POD_IP", *address}
    settings = read({**given, **address}, {})
    assert "10.1.2.3" in settings.allowed_hosts()
    assert settings.public_url == f"https://{KUBERNETES['Ingress']['spec']['rules'][0]['host']}"


def test_everything_in_kubernetes_is_about_the_same_pods() -> None:
    labels = POD["metadata"]["labels"]
    assert KUBERNETES["Deployment"]["spec"]["selector"]["matchLabels"] == labels
    assert KUBERNETES["Service"]["spec"]["selector"] == labels
    assert KUBERNETES["PodDisruptionBudget"]["spec"]["selector"]["matchLabels"] == labels
    assert KUBERNETES["PodMonitor"]["spec"]["selector"]["matchLabels"] == labels
    assert KUBERNETES["HorizontalPodAutoscaler"]["spec"]["scaleTargetRef"]["name"] == "majlis"
    [path] = KUBERNETES["Ingress"]["spec"]["rules"][0]["http"]["paths"]
    assert path["backend"]["service"]["name"] == KUBERNETES["Service"]["metadata"]["name"]


# --------------------------------------------------------------------------------------------------------- metrics


def known_series() -> dict[str, set[str]]:
    """What the server can be asked for by name, each with its labels."""
    ends = {"counter": ["_total"], "gauge": [""], "histogram": ["_bucket", "_sum", "_count"]}
    found = {}
    for collector in set(metrics.REGISTRY._collector_to_names):
        [metric] = collector.collect()
        labels = set(getattr(collector, "_labelnames", ()))
        for end in ends[metric.type]:
            found[metric.name + end] = labels | ({"le"} if end == "_bucket" else set())
    return found


def expressions() -> list[str]:
    return [target["expr"] for panel in GRAFANA["panels"] for target in panel["targets"]]


@pytest.mark.parametrize("expression", expressions())
def test_the_dashboard_asks_for_what_the_server_has_by_labels_that_it_has(expression: str) -> None:
    series, given = known_series(), {"instance"}
    asked = re.findall(r"majlis_\w+", expression)
    assert asked
    for name in asked:
        labels = series[name] | given
        assert set(re.findall(r"(\w+)=~?\"", expression)) <= labels
        for grouped in re.findall(r"by \(([^)]*)\)", expression):
            assert {label.strip() for label in grouped.split(",")} <= labels
    assert expression.count("(") == expression.count(")")


def test_the_dashboard_shows_every_metric() -> None:
    asked = set(re.findall(r"majlis_\w+", " ".join(expressions())))
    for metric in metrics.REGISTRY.collect():
        assert any(name.startswith(metric.name) for name in asked), metric.name


def test_the_panels_of_the_dashboard_do_not_lie_on_each_other() -> None:
    panels = GRAFANA["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    for one, other in itertools.combinations([panel["gridPos"] for panel in panels], 2):
        beside = one["x"] + one["w"] <= other["x"] or other["x"] + other["w"] <= one["x"]
        assert beside or one["y"] + one["h"] <= other["y"] or other["y"] + other["h"] <= one["y"]


def test_servers_are_scaled_by_a_metric_that_they_have() -> None:
    [rule] = yaml.safe_load((DEPLOY / "kubernetes/adapter-values.yaml").read_text("utf-8"))["rules"]["custom"]
    [scaled] = KUBERNETES["HorizontalPodAutoscaler"]["spec"]["metrics"]
    metric = scaled["pods"]["metric"]
    assert rule["seriesQuery"].startswith(metric["name"] + "{")
    assert set(metric["selector"]["matchLabels"]) <= known_series()[metric["name"]]
    assert metric["selector"]["matchLabels"]["status"] in get_args(Status)
