# syntax=docker/dockerfile:1
# Four stages: packages for the browser, the page with its engine, the wheel with the page in it, and a small runtime that has neither
# Node nor a compiler.

FROM python:3.13-slim-bookworm AS browser
COPY requirements/browser.txt /tmp/browser.txt
RUN pip download --disable-pip-version-check --no-deps --require-hashes --only-binary=:all: \
    --platform pyemscripten_2026_0_wasm32 --python-version 3.14 --implementation cp -r /tmp/browser.txt -d /wheels

FROM node:24-bookworm-slim AS page
WORKDIR /build/web
COPY web/package.json web/package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund
WORKDIR /build
# The page is built into the package, and its messages, colours and languages come from there; the engine is the package in its bytecode.
COPY src src
COPY web web
RUN npm --prefix web run build -- --logLevel warn
COPY --from=browser /wheels build/engine/wheels
RUN npm --prefix web run build-engine

FROM python:3.13-slim-bookworm AS wheel
# hadolint ignore=DL3008
RUN apt-get update && apt-get install --yes --no-install-recommends g++ && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY requirements requirements
RUN --mount=type=cache,target=/root/.cache/pip \
    python -m venv /venv \
    && /venv/bin/pip install --disable-pip-version-check --require-hashes -r requirements/run.txt -r requirements/build.txt
COPY pyproject.toml CMakeLists.txt README.md LICENSE ./
COPY LICENSES LICENSES
COPY docs/worderly.1 docs/worderly.1
COPY tools/packaging tools/packaging
COPY native native
COPY src src
COPY --from=page /build/src/worderly/server/static src/worderly/server/static
COPY --from=page /build/src/worderly/notebook/static src/worderly/notebook/static
RUN /venv/bin/pip wheel --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir /wheels . \
    && /venv/bin/python -c "import zipfile, glob; names = zipfile.ZipFile(glob.glob('/wheels/*.whl')[0]).namelist(); assert 'worderly/server/static/index.html' in names, 'no page in the wheel'; assert any('_native' in name for name in names), 'no kernel in the wheel'"

FROM python:3.13-slim-bookworm AS runtime
LABEL org.opencontainers.image.title="Worderly" \
      org.opencontainers.image.description="Five word games on one engine: the server" \
      org.opencontainers.image.licenses="MIT"
RUN groupadd --system --gid 10001 worderly \
    && useradd --system --uid 10001 --gid worderly --home-dir /data --shell /usr/sbin/nologin worderly \
    && install --directory --owner worderly --group worderly --mode 0700 /data
COPY requirements/run.txt /tmp/run.txt
RUN --mount=type=cache,target=/root/.cache/pip --mount=from=wheel,source=/wheels,target=/wheels \
    pip install --disable-pip-version-check --require-hashes -r /tmp/run.txt \
    && pip install --disable-pip-version-check --no-deps /wheels/*.whl \
    && python -m compileall -q /usr/local/lib/python3.13/site-packages/worderly \
    && rm /tmp/run.txt
# Play without a network: large, so it is no part of the wheel.
COPY --from=page /build/src/worderly/server/engine_files /usr/local/lib/python3.13/site-packages/worderly/server/engine_files
USER worderly
WORKDIR /data
VOLUME /data
ENV PYTHONUNBUFFERED=1 \
    WORDERLY_HOST=0.0.0.0 \
    WORDERLY_PORT=8000 \
    WORDERLY_DATA=/data
EXPOSE 8000
# Bare Python: the image has no curl. `/readyz` also asks the database.
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request as u; u.urlopen('http://127.0.0.1:' + os.environ['WORDERLY_PORT'] + '/readyz', timeout=4)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["worderly"]
CMD ["serve"]
