# Two stages: one builds, the other holds what serves. amd64 and arm64; nothing in it runs as root.
FROM node:26-trixie-slim AS build
WORKDIR /build
COPY . .
RUN npm run production -- /app
# The image brings Node itself.
RUN rm -rf /app/node_modules/node-linux-*

FROM node:26-trixie-slim
WORKDIR /app
COPY --from=build /app /app
# A backup of PostgreSQL is made with pg_dump, of version 17 here: the server's own or newer.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
RUN mkdir /data /backups && chown node:node /data /backups
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data /backups
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["node", "scripts/healthcheck.mjs"]
CMD ["node", "src/app/server/main.ts"]
