# The room in a container: built with the page, run as nobody in particular, data in /data.
FROM python:3.12-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends nodejs npm && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
# The build hook makes the page; if Debian's Node is too old, it fetches one from PyPI.
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheels . \
    && pip wheel --no-cache-dir --wheel-dir /wheels --require-hashes -r requirements/base.txt

FROM python:3.12-slim
RUN useradd --system --create-home --home-dir /data --uid 10001 rumpus
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --no-index --find-links /wheels rumpus && rm -rf /wheels
USER rumpus
VOLUME /data
ENV XDG_DATA_HOME=/data XDG_CACHE_HOME=/data/cache \
    RUMPUS_HOST=0.0.0.0 RUMPUS_PORT=8000 RUMPUS_LOG_JSON=yes RUMPUS_BROWSER=no
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=3s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health', timeout=2)"]
STOPSIGNAL SIGTERM
CMD ["rumpus", "serve"]
