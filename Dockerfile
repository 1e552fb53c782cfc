# The image of a server: docs/operating/image.md. Every part of it exists for amd64 and arm64.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN node scripts/run.mjs node scripts/release.ts \
  && mkdir /release \
  && tar --extract --file dist/daylit-*.tar.gz --directory /release --strip-components=1

FROM node:24.21.0-bookworm-slim
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN install --directory --owner=node --group=node --mode=700 /data
COPY --from=build /release /srv/daylit
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1))"]
ENTRYPOINT ["node", "/srv/daylit/daylit.mjs"]
