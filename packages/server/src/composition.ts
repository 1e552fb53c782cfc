// The shopping list: which parts this server is made of. The only file that names an adapter.
import { type AddressInfo, isIPv6 } from 'node:net';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createEmbeddedAnalyser } from './adapters/analysis/embedded.ts';
import { readPublishedFigures } from './adapters/analysis/published-figures.ts';
import { createExternalAnalyser } from './adapters/analysis/external/external.ts';
import { createDiskFiles } from './adapters/images/disk-files.ts';
import { createMailboxTransport } from './adapters/mail/mailbox.ts';
import { createSmtpTransport } from './adapters/mail/smtp.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { type ExternalModel, externalModelOf, processorsOf } from './external-model.ts';
import type { Db } from './db/database.ts';
import { openProductDatabase } from './db/product-database.ts';
import { createCallLimiter } from './http/call-limits.ts';
import type { Handlers } from './http/contract.ts';
import { registerMailbox } from './http/mailbox.ts';
import { createMetrics } from './http/metrics.ts';
import { createNotYetServedHandlers } from './http/not-yet-served.ts';
import { createOperatorHandlers } from './http/operators.ts';
import { createHttpServer } from './http/server.ts';
import { type JobSystem, startJobSystem } from './jobs/job-system.ts';
import type { JobHandlers } from './jobs/queue.ts';
import { createLogger, type Logger } from './logger.ts';
import { consentTexts } from './modules/accounts/consent-texts.ts';
import { createConsentReader } from './modules/accounts/consents.ts';
import { createProfileReader } from './modules/accounts/onboarding.ts';
import { createPurgeExpiredJob } from './modules/accounts/purge-expired.ts';
import { createAccountHandlers } from './modules/accounts/routes.ts';
import { createSessionFinder } from './modules/accounts/session-store.ts';
import { createMailBodies } from './modules/mail/mail-body.ts';
import { createMailboxReader } from './modules/mail/mailbox-reader.ts';
import { createOutbox } from './modules/mail/outbox.ts';
import type { MailTransport } from './modules/mail/ports.ts';
import { createSendMailJob } from './modules/mail/send-mail.ts';
import type { SkinAnalyser } from './modules/scans/ports.ts';
import { createScanFacts } from './modules/scans/scan-facts.ts';
import { createScans } from './modules/scans/scans.ts';
import { listProcessors } from './modules/transparency/processors.ts';
import { createTransparencyHandlers } from './modules/transparency/routes.ts';
import { createUsageMeter } from './modules/usage/repository.ts';
import { createUsageHandlers } from './modules/usage/routes.ts';
import { routinePlanner } from './routine-planner.ts';

/** Parts that a test puts in the place of the real ones. */
export interface Replacements {
  clock?: Clock;
  analyser?: SkinAnalyser;
  /** Also judge every answer by openapi.yaml. */
  validatesResponses?: boolean;
}

/** A server that answers. */
export interface RunningServer {
  /** Where it listens, for example `http://127.0.0.1:3000`. */
  url: string;
  /** Address of the page with the mails; undefined when they go through a mail server. */
  mailboxUrl: string | undefined;
  db: Db;
  /** Answers what is under way, finishes running jobs, and ends everything that was started. */
  close(): Promise<void>;
}

/** How long running jobs may take to finish when the server stops, in milliseconds. */
const JOB_GRACE = 4_000;

/** Where the web app is built to. */
const WEB_APP = new URL('../../app/dist/', import.meta.url);

/** Starts everything. Throws, with nothing left running, when one part cannot start, or when the signal aborts meanwhile. */
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
    throw error;
  }
}

async function assemble(
  config: Config,
  { clock = systemClock, analyser, validatesResponses = false }: Replacements,
  stack: AsyncDisposableStack,
  signal: AbortSignal | undefined,
): Promise<RunningServer> {
  // Each part is ended before those it stands on, in the reverse order of this list.
  const startedAt = clock();
  const log = createLogger(config.logLevel);
  const { dataDir, keyring, db, pool, url: databaseUrl } = await openProductDatabase(config, log, stack);
  signal?.throwIfAborted();
  const transport = openMailTransport(config, stack);
  const external = externalModelOf(config);
  const embedded = analyser ?? openAnalyser(log, stack);
  const worded = external && openExternalAnalyser(embedded, external, log);
  const jobs = await startJobs(databaseUrl, log, stack);
  signal?.throwIfAborted();
  // Before the jobs are waited for, so that none of them waits for a model.
  stack.defer(() => worded?.stop());
  const limiter = createCallLimiter(pool);
  const metrics = createMetrics();
  let publicUrl = config.publicUrl ?? '';
  const texts = consentTexts(external);
  const bodies = createMailBodies(keyring);

  const parts = {
    db,
    clock,
    queue: jobs,
    keyring,
    outbox: createOutbox({ jobs, clock, bodies }),
    consents: createConsentReader(texts),
    profiles: createProfileReader(db),
    meter: createUsageMeter(db, clock),
    planner: routinePlanner,
    analyser: worded ?? embedded,
    originals: await createDiskFiles(path.join(dataDir, 'originals')),
    thumbnails: await createDiskFiles(path.join(dataDir, 'thumbnails')),
  };
  const scans = createScans(parts);
  const handlers: Handlers = {
    ...createAccountHandlers({
      ...parts,
      scanFacts: createScanFacts(pool),
      files: scans.files,
      analyses: scans.analyses,
      consentTexts: texts,
      spendForAddress: limiter.spendForAddress,
      publicUrl: () => publicUrl,
      passwordMinLength: config.passwordMinLength,
    }),
    ...scans.handlers,
    ...createUsageHandlers(parts.meter),
    ...createTransparencyHandlers({
      engineVersion: parts.analyser.version,
      figures: await readPublishedFigures(),
      processors: [...listProcessors(config), ...processorsOf(config)],
    }),
    ...createOperatorHandlers({ db, jobs, dataDir, metrics }),
    ...createNotYetServedHandlers(),
  };
  const jobHandlers: JobHandlers = {
    'send-mail': createSendMailJob({
      db,
      clock,
      transport,
      bodies,
      onUnreadable: (mail_id) =>
        log.error({ mail_id }, 'a mail was given up: its key is not in DATA_DIR/keys'),
    }),
    'purge-expired': createPurgeExpiredJob(db, clock),
    ...scans.jobs,
  };

  const app = await createHttpServer({
    config,
    log,
    handlers,
    limiter,
    metrics,
    validatesResponses,
    findSession: createSessionFinder(pool, clock),
    publicUrl: () => publicUrl,
    webApp: WEB_APP,
  });
  if (transport.isMailbox) registerMailbox(app, createMailboxReader(db, bodies));
  stack.defer(() => app.close());

  await scans.discardOldKeys();
  const url = await listen(app, config);
  await jobs.work(jobHandlers);
  // Last, so that no call waits for models that only photos need.
  embedded.warmUp?.();
  // Nobody else writes beside the bundled database, so whatever is older than this server and unknown is an orphan.
  if (config.databaseUrl === undefined)
    stack.defer(scans.sweep(startedAt, (err) => log.error({ err }, 'lost files were not removed')));
  publicUrl ||= url.replace(/\/\/(0\.0\.0\.0|\[::\]):/, '//localhost:');
  return {
    url,
    mailboxUrl: transport.isMailbox ? `${publicUrl}/mailbox` : undefined,
    db,
    close: () => stack.disposeAsync(),
  };
}

function openMailTransport({ smtpUrl, mailFrom }: Config, stack: AsyncDisposableStack): MailTransport {
  if (smtpUrl === undefined) return createMailboxTransport();
  const transport = createSmtpTransport({ url: smtpUrl, from: mailFrom });
  stack.defer(async () => transport.close());
  return transport;
}

function openAnalyser(log: Logger, stack: AsyncDisposableStack): SkinAnalyser {
  const analyser = createEmbeddedAnalyser({
    onCrash: (err) => log.error({ err }, 'an analysis thread ended'),
  });
  stack.defer(() => analyser.close());
  return analyser;
}

function openExternalAnalyser(embedded: SkinAnalyser, external: ExternalModel, log: Logger) {
  return createExternalAnalyser({
    embedded,
    external,
    onFailure: (reason) => log.warn({ reason }, 'the external model was not used for a report'),
  });
}

async function startJobs(databaseUrl: string, log: Logger, stack: AsyncDisposableStack): Promise<JobSystem> {
  const jobs = await startJobSystem({
    databaseUrl,
    onError: (err) => log.error({ err }, 'a job or the job system failed'),
  });
  stack.defer(() => jobs.stop(JOB_GRACE));
  return jobs;
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  await app.listen({ host, port });
  const address = app.server.address() as AddressInfo;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${address.port}`;
}
