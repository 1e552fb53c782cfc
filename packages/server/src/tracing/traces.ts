// Loaded only where the settings name a collector. What a span says is written here and nowhere else: names
// of routes, queues and calls, statements without values. Nothing of a request is copied, so nothing of a
// person can be among it.
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { activities, enqueuing, type Enqueued, type Watched } from '../activity.ts';
import type { Config } from '../config.ts';
import { statements, type Statement } from '../db/statements.ts';
import type { Logger } from '../logger.ts';
import { openExporter } from './exporter.ts';

/** Longest text of a statement, in characters. */
const MOST_SQL = 2_000;

/** Asked all day by machines. */
const PROBES = /^\/(?:health\/|metrics$)/;

export interface Traces {
  /** Makes a span for each request of this server. */
  follow(app: FastifyInstance): void;
  /** Sends what is left, for a short time, and ends. */
  stop(): Promise<void>;
}

/** Sends spans of requests, statements, jobs and calls to the collector of the settings. */
export function startTraces(config: Config, log: Logger): Traces {
  const { tracer, stop } = openExporter(config, log);
  const current = new AsyncLocalStorage<Span>();
  const spans = new WeakMap<object, Span>();

  function startActivity(watched: Watched): Span {
    const { part, operation, link } = watched;
    const asked = link === undefined ? undefined : readLink(link);
    const span = tracer.startSpan(
      `${part} ${operation}`,
      {
        kind: part === 'job' ? SpanKind.CONSUMER : part === 'engine' ? SpanKind.INTERNAL : SpanKind.CLIENT,
        attributes: { 'daylit.part': part, 'daylit.operation': operation },
        ...(asked && { links: [{ context: asked }] }),
      },
      // A job may be found by a worker that another job has woken.
      part === 'job' ? ROOT_CONTEXT : under(current.getStore()),
    );
    spans.set(watched, span);
    return span;
  }

  function endActivity(watched: Watched): void {
    const span = spans.get(watched);
    span?.setAttribute('daylit.outcome', watched.outcome);
    // That the engine refuses a photo is no failure.
    const hasFailed = watched.part === 'engine' ? watched.outcome === 'error' : watched.outcome !== 'ok';
    if (hasFailed) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  }

  function addStatement({ sql, milliseconds, hasFailed }: Statement): void {
    const parent = current.getStore();
    // The server's own housekeeping.
    if (!parent) return;
    const [verb = 'sql'] = /^\w+/.exec(sql.trimStart()) ?? [];
    const end = Date.now();
    const span = tracer.startSpan(
      verb.toLowerCase(),
      {
        kind: SpanKind.CLIENT,
        startTime: end - milliseconds,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': withoutValues(sql) },
      },
      under(parent),
    );
    if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(end);
  }

  function addLink(enqueued: Enqueued): void {
    const span = current.getStore();
    if (span) enqueued.link = writeLink(span.spanContext());
  }

  activities.start.bindStore(current as never, startActivity as never);
  const listeners = [
    [activities.asyncEnd, endActivity],
    [statements, addStatement],
    [enqueuing, addLink],
  ] as const;
  for (const [channel, listener] of listeners) channel.subscribe(listener as (message: unknown) => void);

  return {
    follow: (app) =>
      followRequests(app, current, (name) => tracer.startSpan(name, { kind: SpanKind.SERVER }, ROOT_CONTEXT)),
    async stop() {
      activities.start.unbindStore(current as never);
      for (const [channel, listener] of listeners)
        channel.unsubscribe(listener as (message: unknown) => void);
      await stop();
    },
  };
}

function under(parent: Span | undefined): Context {
  return parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}

function followRequests(
  app: FastifyInstance,
  current: AsyncLocalStorage<Span>,
  startSpan: (name: string) => Span,
): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    if (PROBES.test(route)) return done();
    const { method } = request;
    const span = startSpan(`${method} ${route}`);
    span.setAttributes({ 'http.request.method': method, 'http.route': route });
    spans.set(request, span);
    current.run(span, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}

/** Values are sent beside a statement; a text that is written into one is our own, and left out as well. */
function withoutValues(sql: string): string {
  return sql.replaceAll(/'(?:[^']|'')*'/g, "'?'").slice(0, MOST_SQL);
}

/** As the header `traceparent` writes it. */
function writeLink({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-0${traceFlags}`;
}

function readLink(link: string): SpanContext | undefined {
  const [, traceId, spanId, flags] = /^00-([\da-f]{32})-([\da-f]{16})-0([01])$/.exec(link) ?? [];
  if (traceId === undefined || spanId === undefined) return undefined;
  return { traceId, spanId, traceFlags: Number(flags) };
}
