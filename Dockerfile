# Roost on SQLite, or where ROOST_DATABASE_URL says so on PostgreSQL. docs/hosting.md says how to use it;
# tests/e2e/trial/test_hosting.py runs its steps, with another pip.

FROM python:3.13-slim AS build
WORKDIR /app
RUN python -m venv /opt/venv
COPY requirements-postgres.txt ./
RUN /opt/venv/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements-postgres.txt
COPY . ./
RUN /opt/venv/bin/python -m compileall -q bot games renderers

FROM python:3.13-slim
RUN useradd --system --uid 10001 --no-create-home --home-dir /data roost
RUN install -d -m 700 -o roost -g roost /data
COPY --from=build /opt/venv /opt/venv
COPY --from=build /app /app
WORKDIR /app
ENV PYTHONUNBUFFERED=1
ENV ROOST_DATABASE_URL=sqlite+aiosqlite:////data/roost.db
ENV SQLITE_TMPDIR=/data
ENV ROOST_METRICS=127.0.0.1:9090
USER roost
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["/opt/venv/bin/python", "-c", "from os import environ; from urllib.request import urlopen; (place := environ['ROOST_METRICS']) and urlopen(f'http://{place}/health', timeout=4)"]
ENTRYPOINT ["/opt/venv/bin/python", "-m", "bot"]
CMD ["run"]
