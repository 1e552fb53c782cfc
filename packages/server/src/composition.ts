// The composition root: the parts of this server and the order in which they start. They stop in reverse
// order.
import { type AddressInfo, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type ChosenOrder, openRestoreDesk } from './backup/restore-desk.ts';
import './callers.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { followDatabaseClock } from './db/database-clock.ts';
import type { Db } from './db/database.ts';
import { openProductDatabase, type ProductDatabase } from './db/product-database.ts';
import { createCallLimiter } from './http/call-limits.ts';
import { createMetrics, type Metrics } from './http/metrics.ts';
import { createOperatorHandlers, createReadiness } from './http/operators.ts';
import { createHttpServer } from './http/server.ts';
import { addProductMetrics } from './product-metrics.ts';
import { registerPages } from './register-pages.ts';
import { analysisThreads } from './analysis-threads.ts';
import { jobOptionsFor } from './job-options.ts';
import type { JobPayloads } from './job-types.ts';
import { type JobSystem, startJobSystem } from './jobs/job-system.ts';
import { createLogger, type Logger } from './logger.ts';
import { createModules } from './modules.ts';
import type { Assistant } from './modules/chat/ports.ts';
import type { SkinAnalyser } from './modules/scans/ports.ts';
import { openAdapters, type StripeReplacement } from './open-adapters.ts';
import { nameSetting } from './start-errors.ts';
import './tables.ts';
import type { Traces } from './tracing/traces.ts';

/** Parts that a test replaces. */
export interface Replacements {
  /** Jobs of the schedule do not start by themselves then, because they would start by the system's clock. */
  clock?: Clock;
  analyser?: SkinAnalyser;
  assistant?: Assistant;
  /** Where Stripe answers, when the settings name it. */
  stripe?: StripeReplacement;
  /** The key of the operators. Default: a new one, which is printed. */
  operatorKey?: string;
  /** Also validates every answer against openapi.yaml. */
  validatesResponses?: boolean;
}

/** A running server. */
export interface RunningServer {
  /** Where it listens, for example `http://localhost:3000`. */
  url: string;
  /**
   * Address of the page with the mails, with the key of this start; undefined when they go through a mail
   * server.
   */
  mailboxUrl: string | undefined;
  /** Address of the page that restores a backup, with the key; undefined once there has been a member. */
  restoreUrl: string | undefined;
  /** Resolves when an operator orders a restore there. The server has to be closed for it. */
  restoreOrdered: Promise<ChosenOrder>;
  db: Db;
  /** Shuts down gracefully: finishes open requests and running jobs, then stops every part. */
  close(): Promise<void>;
}

/** How long running jobs may take to finish when the server stops, in milliseconds. */
const JOB_GRACE = 4_000;

/** Where the build writes the web app. */
const WEB_APP = new URL('../../app/dist/', import.meta.url);

/**
 * Starts every part. Throws when a part cannot start, with the setting that is to blame where one is, or when
 * `signal` aborts; nothing is left running then.
 */
export async function startServer(
  config: Config,
  replacements: Replacements = {},
  signal?: AbortSignal,
): Promise<RunningServer> {
  const stack = new AsyncDisposableStack();
  try {
    return await assemble(config, replacements, stack, signal);
  } catch (error) {
    await stack.disposeAsync();
    throw nameSetting(error, config);
  }
}

async function assemble(
  config: Config,
  { analyser, assistant, stripe, operatorKey, validatesResponses = false, ...replaced }: Replacements,
  stack: AsyncDisposableStack,
  signal: AbortSignal | undefined,
): Promise<RunningServer> {
  // The stack stops the parts in reverse order, so each one stops before those that it depends on.
  const startedAt = (replaced.clock ?? systemClock)();
  const log = createLogger(config.logLevel);
  const traces = await openTraces(config, log, stack);
  const places = await openProductDatabase(config, log, stack);
  const { keyring, db, pool, directUrl, isAlone } = places;
  signal?.throwIfAborted();
  const clock = replaced.clock ?? (await clockOf(places, log, stack));
  let [peoplesUrl, listensAt] = [config.publicUrl ?? '', ''];
  const [publicUrl, ownUrl] = [() => peoplesUrl, () => listensAt];
  const adapters = await openAdapters(
    { config, log, places, analyser, assistant, stripe, pool, clock, keyring, publicUrl, ownUrl },
    stack,
  );
  const { isWeb, isWorker } = config.roles;
  const schedule = { runsSchedule: isWorker && !replaced.clock };
  const queue = await startJobs(config, { directUrl, isAlone, ...schedule }, log, stack);
  signal?.throwIfAborted();
  // Runs before the queue waits for its jobs, so that no job waits for a model.
  stack.defer(() => adapters.analyser.stop?.());
  const limiter = createCallLimiter(pool);
  const metrics = stack.adopt(createMetrics(), async ({ close }) => close());
  const modules = createModules({ ...adapters, ...limiter, ...places, config, log, clock, queue, publicUrl });
  const readiness = createReadiness({ db, jobs: queue, limiter, places });
  addProductMetrics(metrics, { config, pool, places, queue, readiness, ...modules.scans.ports });

  const { app, operators } = await createHttpServer({
    config,
    log,
    handlers: { ...modules.handlers, ...createOperatorHandlers({ readiness, metrics }) },
    limiter,
    metrics,
    operatorKey,
    validatesResponses,
    callers: modules.callers,
    publicUrl,
    webApp: WEB_APP,
    follow: traces?.follow,
  });
  const restore = await openRestoreDesk(pool, places, config);
  const pages = { config, ...modules, ...adapters.transport, sandbox: adapters.desk, restore };
  if (isWeb) await registerPages(app, pages, operators);
  const pageOf = (name: string) => `${peoplesUrl}/${name}?key=${operators.key}`;
  await openMetricsExport(config, metrics, log, stack);
  // In this order: replies are told to end, the server waits for calls, and for what replies still store.
  stack.defer(() => modules.chat.replyStreams.allEnded());
  stack.defer(() => app.close());
  stack.defer(modules.endHeldCalls);

  await modules.replayErasures();
  await modules.chat.endDeadReplies(isAlone);
  await modules.scans.discardOldKeys();
  const url = await listen(app, config);
  listensAt = url.replace(/\/\/(0\.0\.0\.0|\[::\]):/, '//localhost:');
  peoplesUrl ||= listensAt;
  // Last, so that no call waits for models that only photos need.
  if (isWorker) await queue.work(modules.jobs).then(() => adapters.analyser.warmUp?.());
  // No other server writes to the bundled database, so an unknown file older than this server is an
  // orphan.
  if (isAlone)
    stack.defer(modules.scans.sweep(startedAt, (err) => log.error({ err }, 'lost files were not removed')));
  return {
    url,
    mailboxUrl: isWeb && adapters.transport.isMailbox ? pageOf('mailbox') : undefined,
    restoreUrl: isWeb && (await restore.isOpen()) ? pageOf('restore') : undefined,
    restoreOrdered: restore.ordered,
    db,
    close: () => stack.disposeAsync(),
  };
}

/** First of all parts, because the others ask whether somebody listens. */
async function openTraces(
  config: Config,
  log: Logger,
  stack: AsyncDisposableStack,
): Promise<Traces | undefined> {
  const { otlpEndpoint, otlpTracesEndpoint, otelIsDisabled } = config;
  if (otelIsDisabled || (otlpEndpoint ?? otlpTracesEndpoint) === undefined) return undefined;
  // Loaded only here: servers without a collector never pay for it.
  const { startTraces } = await import('./tracing/traces.ts');
  const traces = startTraces(config, log);
  stack.defer(traces.stop);
  return traces;
}

/** Other servers may run on other machines, so their database says what time it is. */
async function clockOf(
  { isAlone, pool }: ProductDatabase,
  log: Logger,
  stack: AsyncDisposableStack,
): Promise<Clock> {
  if (isAlone) return systemClock;
  const onError = (err: unknown) => log.warn({ err }, 'the clock of the database was not read');
  return await followDatabaseClock(pool, onError, stack);
}

/** Its last batch goes out when nobody calls any more, and before the database closes. */
async function openMetricsExport(
  config: Config,
  metrics: Metrics,
  log: Logger,
  stack: AsyncDisposableStack,
): Promise<void> {
  const { otlpEndpoint, otlpMetricsEndpoint, otelIsDisabled, otelSendsMetrics } = config;
  if (otelIsDisabled || !otelSendsMetrics || (otlpEndpoint ?? otlpMetricsEndpoint) === undefined) return;
  // Loaded only here: servers without a collector never pay for it.
  const { startMetricsExport } = await import('./tracing/metrics-exporter.ts');
  stack.defer(startMetricsExport(config, metrics, log).stop);
}

async function startJobs(
  { roles }: Config,
  options: { directUrl: string; isAlone: boolean; runsSchedule: boolean },
  log: Logger,
  stack: AsyncDisposableStack,
): Promise<JobSystem<JobPayloads>> {
  const jobs = await startJobSystem({
    ...options,
    jobs: jobOptionsFor(analysisThreads(roles)),
    onError: (err) => log.error({ err }, 'a job or the job system failed'),
  });
  stack.defer(() => jobs.stop(JOB_GRACE));
  return jobs;
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  // For this name Fastify would open a second server for ::1, past the guards of our connections.
  await app.listen({ host: host === 'localhost' ? '127.0.0.1' : host, port });
  const address = app.server.address() as AddressInfo;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${address.port}`;
}
