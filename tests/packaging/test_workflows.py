"""The workflows name what exists, and build the wheels that `make dist` builds."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from tools.packaging.dist import BUILT_BY
from tools.packaging.pin_images import FILES, IMAGE, OURS, pinned

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
TARGETS = set(re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text(), re.MULTILINE))
SETTINGS: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]


def steps(workflow: Path) -> list[dict[str, Any]]:
    jobs = yaml.safe_load(workflow.read_text())["jobs"]
    return [step for job in jobs.values() for step in job["steps"]]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_every_target_that_a_workflow_makes_exists(workflow: Path) -> None:
    commands = "\n".join(step.get("run", "") for step in steps(workflow))
    assert set(re.findall(r"\bmake ([a-z-]+)", commands)) <= TARGETS
    assert all((ROOT / file).is_file() for file in re.findall(r"bash (\S+)", commands))


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_may_write_only_where_a_job_says_so(workflow: Path) -> None:
    assert yaml.safe_load(workflow.read_text())["permissions"] == {"contents": "read"}


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_every_action_is_pinned_by_its_hash_and_says_its_version(workflow: Path) -> None:
    used = re.findall(r"uses: (.*)", workflow.read_text())
    assert used
    assert [each for each in used if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40}  # v\d+\.\d+\.\d+", each)] == []


def test_a_release_is_published_without_a_password_and_after_every_wheel() -> None:
    jobs = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text())["jobs"]
    assert set(jobs["publish"]["needs"]) == set(jobs) - {"publish"}
    assert jobs["publish"]["permissions"]["id-token"] == "write"
    assert "secrets." not in (ROOT / ".github/workflows/release.yml").read_text()


def test_the_same_pythons_build_wheels_everywhere() -> None:
    wanted = [f"cp{version.replace('.', '')}-*" for version in BUILT_BY]
    wheels = SETTINGS["cibuildwheel"]
    assert wheels["build"] == wanted
    assert wheels["environment"] == {"WORDERLY_RELEASE": "1"}
    assert (ROOT / "tools/packaging/try_wheel.py").is_file()
    assert "tools/packaging/try_wheel.py" in wheels["test-command"]


def test_every_image_of_others_gets_its_digest_and_keeps_its_tag() -> None:
    digest = f"sha256:{'0' * 64}"
    for name in FILES:
        text = (ROOT / name).read_text("utf-8")
        once = pinned(text, lambda _: digest)
        images = [found["name"] for found in IMAGE.finditer(once) if not found["name"].startswith(OURS)]
        assert images, name
        assert [image for image in images if f"{image}@{digest}" not in once] == []
        assert pinned(once, lambda _: digest) == once, "a new digest takes the place of the old one"
        assert re.sub(r"@sha256:0+", "", once) == re.sub(r"@sha256:\w+", "", text), "nothing else changes"


def test_the_digests_are_written_by_a_workflow() -> None:
    steps = yaml.safe_load((ROOT / ".github/workflows/digests.yml").read_text())["jobs"]["pin"]["steps"]
    (script,) = [step["run"].split()[-1] for step in steps if "pin_images" in step.get("run", "")]
    assert (ROOT / script).is_file()
