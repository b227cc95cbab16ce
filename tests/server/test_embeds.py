"""Only `/embed/…` may be shown in a frame, by the sites that the host names."""

import re
from pathlib import Path

import pytest

from tests.server.running import running
from worderly.cli.app import run
from worderly.server.limits import guard
from worderly.server.static_files import StaticFiles

SHELL = "<!doctype html><html><head><title>Worderly</title></head></html>"
SITES = "https://school.example https://*.paper.example"


def ancestors(policy: str) -> str:
    found = re.search(r"frame-ancestors ([^;]+)", policy)
    assert found is not None
    return found[1]


@pytest.mark.parametrize("frames", ["*", "'none'", SITES])
def test_embeds_are_for_the_named_sites_and_nothing_else_is(tmp_path: Path, frames: str) -> None:
    (tmp_path / "index.html").write_text(SHELL)
    database = f"sqlite:///{tmp_path / 'w.db'}"
    with running(database, tmp_path, files=StaticFiles(tmp_path), frames=frames) as here:
        made = here.http.post("/api/challenges", json={"game": "hands"}).json()["challenge"]
        for path in ("/embed/hands", "/embed/hands/2026-11-15", f"/embed/c/{made}"):
            answer = here.http.get(path)
            assert answer.status_code == 200, path
            assert ancestors(answer.headers["content-security-policy"]) == frames
            rest = answer.headers["content-security-policy"].replace(f"frame-ancestors {frames}", "")
            assert rest == guard.CSP.replace("frame-ancestors 'none'", "")
        for path in ("/", "/hands", f"/c/{made}", "/api/games", "/embed", "/embedded", "/hands/2026-11-15"):
            answer = here.http.get(path)
            assert ancestors(answer.headers["content-security-policy"]) == "'none'", path


@pytest.mark.parametrize(
    "path",
    ["/embed/chess", "/embed/stats", "/embed/hands/rules", "/embed/hands/2026-13-01", "/embed/c/nothing1"],
)
def test_what_cannot_be_embedded_is_not_there(tmp_path: Path, path: str) -> None:
    (tmp_path / "index.html").write_text(SHELL)
    with running(f"sqlite:///{tmp_path / 'w.db'}", tmp_path, files=StaticFiles(tmp_path)) as here:
        assert here.http.get(path).status_code == 404


@pytest.mark.parametrize("sites", ["https://a.example; script-src *", "a.example", "https://a.example b", ""])
def test_a_site_cannot_change_the_policy(
    sites: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["serve", "--data", str(tmp_path), "--frames", sites]) == 2
    assert "https://one.example" in capsys.readouterr().err
