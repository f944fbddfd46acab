# A server of Versus: docker build -t versus .
# The client is built with Node.js, the machine compiled with gcc; the image that runs has neither.

FROM node:24-slim AS client
WORKDIR /versus/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm install --no-save --no-audit --no-fund
COPY web ./
RUN npm run build

FROM python:3.11-slim AS wheel
# Which version the compiler has is left to the distribution: nothing of it stays in the image that runs.
# hadolint ignore=DL3008
RUN apt-get update && \
    apt-get install --yes --no-install-recommends gcc libc6-dev && \
    rm -rf /var/lib/apt/lists/*
WORKDIR /versus
COPY requirements/server.txt requirements/
RUN pip wheel --no-cache-dir --require-hashes --wheel-dir /wheels --requirement requirements/server.txt && \
    pip install --no-cache-dir --no-index --find-links /wheels --requirement requirements/server.txt
COPY pyproject.toml setup.py MANIFEST.in README.md LICENSE ./
COPY tools tools
COPY versus versus
COPY --from=client /versus/web/dist web/dist
# 0 builds in a minute what runs several times slower.
ARG VERSUS_COMPILE=1
RUN VERSUS_COMPILE="$VERSUS_COMPILE" \
    pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels .

FROM python:3.11-slim AS server
RUN useradd --system --uid 10001 --create-home --home-dir /var/lib/versus versus
# The wheels are those of the lock, and there is no index to take others from.
# hadolint ignore=DL3013
RUN --mount=type=bind,from=wheel,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index --find-links /wheels "versus[server]"
USER 10001
WORKDIR /var/lib/versus
# A SQLite file in the volume, unless another URL names a PostgreSQL.
ENV VERSUS_DATABASE_URL=sqlite:////var/lib/versus/versus.db
VOLUME /var/lib/versus
EXPOSE 8765
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8765/health', timeout=4)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["versus"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8765"]
