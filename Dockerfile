# Written by npm run image -- write, from scripts/image/steps.ts. How it is started: compose.yaml, docs/operate.md.
#
# Pin both bases by digest where the registry can be reached:
#   docker buildx imagetools inspect debian:bookworm-slim
#   docker build --build-arg BASE=debian:bookworm-slim@sha256:… --build-arg NODE=node:26-bookworm-slim@sha256:… .
ARG NODE=node:26-bookworm-slim
ARG BASE=debian:bookworm-slim

# The website is built with what development needs.
FROM ${NODE} AS website
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/node-runs.mjs scripts/
RUN npm ci
COPY vite.config.ts react-router.config.ts tsconfig.json ./
COPY scripts/build-web.ts scripts/newest.ts scripts/
COPY scripts/site-examples scripts/site-examples/
COPY src src/
COPY web web/
RUN npm run build

# What the product needs while it runs, without what nobody asks for then.
FROM ${NODE} AS program
WORKDIR /app
RUN apt-get update \
 && apt-get install --yes --no-install-recommends binutils \
 && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json .npmrc ./
COPY scripts/node-runs.mjs scripts/
RUN npm ci --omit=dev
COPY scripts/image/leave-out.ts scripts/image/left-out.ts scripts/image/
RUN node_modules/.bin/node scripts/image/leave-out.ts
RUN strip --strip-unneeded node_modules/node/bin/node

# The image itself.
FROM ${BASE} AS passlift
WORKDIR /app
RUN apt-get update \
 && apt-get install --yes --no-install-recommends libatomic1 tini \
 && rm -rf /var/lib/apt/lists/*
RUN groupadd --gid 10001 passlift \
 && useradd --uid 10001 --gid 10001 --home-dir /data --no-create-home --shell /usr/sbin/nologin passlift \
 && install --directory --owner 10001 --group 10001 --mode 700 /data /data/keys
COPY --from=program /app/node_modules node_modules/
COPY --from=website /app/dist dist/
COPY package.json LICENSE ./
COPY scripts/keys.ts scripts/data-rights.ts scripts/operate.ts scripts/
COPY scripts/convert scripts/convert/
COPY scripts/convert.ts scripts/
COPY scripts/doctor scripts/doctor/
COPY scripts/doctor.ts scripts/
COPY scripts/image/healthy.ts scripts/image/
COPY src src/

ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    METRICS_HOST=0.0.0.0 \
    DATA_DIR=/data/passlift \
    TMPDIR=/data \
    ISOLATION=basic
USER 10001:10001
VOLUME /data
EXPOSE 3000 2525 9464
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["/app/node_modules/.bin/node", "scripts/image/healthy.ts"]
ENTRYPOINT ["/usr/bin/tini", "--", "/app/node_modules/.bin/node", "--disable-sigusr1", "src/main.ts"]
