"""The image and the compose file: every name in them exists, and their steps work when done by hand."""

import ast
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml  # type: ignore[import-untyped]

from tests.ports import free_port, until_ready
from tests.waiting import PATIENCE_S
from worderly.cli.commands.host.serve import serve
from worderly.server import engine_files

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text()
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
HOSTING = (ROOT / "docs" / "hosting.md").read_text()
ONLY_VARIABLES = {"WORDERLY_SECRET", "WORDERLY_ADMIN_TOKEN"}
"""Secrets are seen on a command line, so they have no flag."""


def variables() -> set[str]:
    return {str(option.envvar) for option in serve.params if getattr(option, "envvar", None)} | ONLY_VARIABLES


def flags() -> set[str]:
    return {flag for option in serve.params for flag in option.opts} - {"--help", "-h"}


def test_every_variable_in_the_compose_file_is_one_the_server_reads() -> None:
    nodes = [service for service in COMPOSE["services"].values() if service["image"].startswith("worderly")]
    assert len(nodes) == 2
    for node in nodes:
        assert set(node["environment"]) <= variables()
        assert node["depends_on"] == {
            name: {"condition": "service_healthy"} for name in ("postgres", "redis")
        }
    assert all("healthcheck" in COMPOSE["services"][name] for name in ("postgres", "redis"))


def test_everything_the_compose_file_names_is_in_it() -> None:
    for service in COMPOSE["services"].values():
        assert set(service["networks"]) <= set(COMPOSE["networks"])
        assert {volume.split(":")[0] for volume in service.get("volumes", [])} <= set(COMPOSE["volumes"])
        assert {config["source"] for config in service.get("configs", [])} <= set(COMPOSE["configs"])
    caddy = COMPOSE["configs"]["caddyfile"]["content"]
    proxied = re.search(r"reverse_proxy (.*) \{", caddy)
    assert proxied is not None
    assert {place.split(":")[0] for place in proxied[1].split()} <= set(COMPOSE["services"])
    assert "postgres" not in COMPOSE["services"]["caddy"]["networks"]


def test_every_service_has_an_exact_tag_and_a_limit_of_memory() -> None:
    for name, service in COMPOSE["services"].items():
        assert re.search(r":(local|\d+\.\d+.*)$", service["image"]), name
        assert "mem_limit" in service, name


def test_the_nightly_dump_keeps_the_old_one_until_the_new_one_is_whole(tmp_path: Path) -> None:
    """The script of the compose file with a `pg_dump` that fails the first time; `sleep` ends it."""
    (script,) = COMPOSE["services"]["backup"]["command"]
    script = script.replace("$$", "$").replace("/backups", str(tmp_path))
    old = tmp_path / "worderly-2026-01-01.dump"
    old.write_text("old")
    os.utime(old, (0, 0))
    for fails in (True, False):
        dump = "return 1" if fails else 'touch "${2#--file=}"'
        run = f"pg_dump() {{ {dump}; }}; sleep() {{ exit 0; }}\n{script}"
        done = subprocess.run(["bash", "-c", run], capture_output=True, text=True, check=True)
        assert json.loads(done.stdout)["level"] == ("error" if fails else "info")
        names = [path.name for path in tmp_path.iterdir()]
        assert (old.name in names) is fails
        assert len(names) == 1


def test_the_guide_sets_the_variables_of_the_compose_file() -> None:
    asked = set(re.findall(r"\$\{(\w+)", (ROOT / "compose.yaml").read_text()))
    told = set(re.findall(r"^\s+(\w+)=", HOSTING, re.MULTILINE))
    assert asked <= told


def test_the_guide_lists_every_flag_of_the_server_and_no_other() -> None:
    table = HOSTING.split("## Settings")[1].split("## ")[0]
    listed = set(
        re.findall(r"`(--[a-z-]+)`", "\n".join(line for line in table.splitlines() if line.startswith("|")))
    )
    assert flags() - {"--open"} == listed
    assert set(re.findall(r"WORDERLY_[A-Z_]+", HOSTING)) <= variables() | {
        "WORDERLY_DOMAIN",
        "WORDERLY_BENCH_QUICK",
    }


def test_every_file_the_image_copies_is_there() -> None:
    for line in re.findall(r"^COPY (.*)$", DOCKERFILE, re.MULTILINE):
        if "--from" not in line:
            *sources, _ = line.split()
            assert all((ROOT / source).exists() for source in sources), line


def test_the_image_sets_variables_the_server_reads_and_checks_what_it_serves() -> None:
    assert set(re.findall(r"WORDERLY_[A-Z]+(?==)", DOCKERFILE)) <= variables()
    health = re.search(r"CMD (\[\"python\".*\])", DOCKERFILE)
    assert health is not None
    _, _, code = json.loads(health[1])
    ast.parse(code)
    assert "/readyz" in code
    (check,) = re.findall(r'/venv/bin/python -c "([^"]*)"', DOCKERFILE)
    ast.parse(check)
    assert re.search(r"^USER worderly$", DOCKERFILE, re.MULTILINE)
    assert json.loads(re.findall(r"^CMD (.*)$", DOCKERFILE, re.MULTILINE)[-1]) == ["serve"]


def test_the_image_has_the_engine_where_the_server_looks_for_it() -> None:
    place = engine_files.FOLDER.relative_to(ROOT / "src").as_posix()
    copied = f"COPY --from=page /build/src/{place} /usr/local/lib/python3.13/site-packages/{place}\n"
    assert copied in DOCKERFILE.split("AS runtime")[1]
    assert "FROM python:3.13-" in DOCKERFILE
    makefile = (ROOT / "Makefile").read_text()
    platform = re.search(r"^WASM := (.*)$", makefile, re.MULTILINE)
    download = re.search(r"--python-version \S+ --implementation cp -r", makefile)
    assert platform is not None
    assert download is not None
    assert f"--platform {platform[1]} {download[0]} " in DOCKERFILE


# --- the steps, done by hand -------------------------------------------------


@pytest.mark.long
def test_the_stage_of_the_page_builds_page_and_engine_of_what_it_copies(tmp_path: Path) -> None:
    """Its sources and commands; packages that are downloaded are taken from this tree."""
    stage = DOCKERFILE.split("AS page")[1].split("\nFROM")[0]
    names = re.findall(r"^COPY (src|web) \1$", stage, re.MULTILINE)
    tracked = subprocess.run(["git", "ls-files", "-z", *names], cwd=ROOT, check=True, capture_output=True)
    for name in filter(None, tracked.stdout.decode().split("\0")):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, tmp_path / name)
    for given in ("web/node_modules", "build/engine/wheels"):
        shutil.copytree(ROOT / given, tmp_path / given, symlinks=True, copy_function=os.link)
    for command in re.findall(r"^RUN npm --prefix web (run .*)$", stage, re.MULTILINE):
        subprocess.run([ROOT / "web/npm", "--prefix", tmp_path / "web", *command.split()], check=True)
    for made in (
        "server/static/index.html",
        "notebook/static/boogle.js",
        "server/engine_files/manifest.json",
    ):
        assert (tmp_path / "src/worderly" / made).is_file(), made


def copied(folder: Path, with_page: bool) -> Path:
    """What git has, and the page where it is wanted: what the builder is given."""
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True).stdout
    for name in filter(None, names.decode().split("\0")):
        if (ROOT / name).is_file() and not name.startswith(("web/", "tests/")):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)
    if with_page:
        for page in ("src/worderly/server/static", "src/worderly/notebook/static"):
            shutil.copytree(ROOT / page, folder / page)
    return folder


def build_wheel(source: Path, out: Path) -> subprocess.CompletedProcess[str]:
    flags = ("--disable-pip-version-check", "--no-deps", "--no-build-isolation", "--wheel-dir", str(out))
    environment = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    command = [sys.executable, "-m", "pip", "wheel", *flags, str(source)]
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=False)


@pytest.mark.long
def test_a_wheel_without_the_page_is_an_error(tmp_path: Path) -> None:
    built = build_wheel(copied(tmp_path / "source", with_page=False), tmp_path / "wheels")
    assert built.returncode != 0
    assert "The web page of Worderly could not be built" in built.stdout + built.stderr


@pytest.mark.long
def test_the_wheel_alone_serves_the_page_and_a_game(tmp_path: Path) -> None:
    """A fresh environment with what run.txt pins, the wheel and the engine: no Node, no compiler."""
    built = build_wheel(copied(tmp_path / "source", with_page=True), tmp_path / "wheels")
    assert built.returncode == 0, built.stderr[-2000:]
    (wheel,) = (tmp_path / "wheels").glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "worderly/server/static/index.html" in names
    assert any("_native" in name for name in names)
    uv, python = Path(sys.executable).with_name("uv"), tmp_path / "venv" / "bin" / "python"
    subprocess.run([uv, "venv", "--quiet", "--python", sys.executable, tmp_path / "venv"], check=True)
    install: list[str | Path] = [uv, "pip", "install", "--quiet", "--python", python]
    subprocess.run([*install, "--require-hashes", "-r", ROOT / "requirements" / "run.txt"], check=True)
    subprocess.run([*install, "--no-deps", wheel], check=True)
    (packages,) = (tmp_path / "venv/lib").glob("python*/site-packages")
    shutil.copytree(engine_files.FOLDER, packages / engine_files.FOLDER.relative_to(ROOT / "src"))
    served_and_played(python.with_name("worderly"), tmp_path)
    subprocess.run([python, ROOT / "tools/packaging/try_wheel.py"], check=True, cwd=tmp_path)


def served_and_played(program: Path, folder: Path) -> None:
    port = free_port()
    environment = {
        "PATH": str(program.parent),
        "WORDERLY_HOST": "127.0.0.1",
        "WORDERLY_PORT": str(port),
        "WORDERLY_DATA": str(folder / "data"),
    }
    with (folder / "log").open("w") as log:
        server = subprocess.Popen([program, "serve"], env=environment, cwd=folder, stdout=log, stderr=log)
        try:
            until_ready(port, folder / "log")
            with httpx.Client(
                base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE_S, verify=False
            ) as client:
                assert "<script" in client.get("/").text
                assert client.get("/engine/manifest.json").json()["files"]
                wish = {"game": "hands", "options": {"hand": "aci*prt"}}
                begun = client.post("/api/matches", json=wish).json()
                move = {"id": "a", "move": {"type": "play", "word": "part"}}
                place, key = f"/api/matches/{begun['match']}/moves", {"Worderly-Key": begun["key"]}
                assert client.post(place, json=move, headers=key).json()["scores"] == [114]
        finally:
            server.terminate()
            # uvicorn shuts down in order and then dies of the signal it was sent.
            assert server.wait(PATIENCE_S) in (0, -signal.SIGTERM)
