import { setTimeout } from 'node:timers/promises';
import { fromKysely, type Job, PgBoss, type WorkOptions } from 'pg-boss';
import type { DbTransaction } from '../db/database.ts';
import { enqueuing, type Enqueued, measure } from '../activity.ts';
import { isForErased } from '../errors.ts';
import { createJobDesk, type JobDesk } from './job-desk.ts';
import type { JobHandler, JobHandlers, JobOptions, JobQueue, QueueReader } from './queue.ts';
import { sendOptions } from './send-options.ts';
import { findPlace, isFull, nextTurn } from './turns.ts';
import { createJobIndexes, watchQueues } from './watch-queues.ts';

/** The running job system: a queue to put work into, and the workers of this process. */
export interface JobSystem<Jobs> extends JobQueue<Jobs>, QueueReader<Jobs>, JobDesk {
  /** Starts this process's workers. */
  work(handlers: JobHandlers<Jobs>): Promise<void>;
  /** Whether the queue's database answers. */
  isHealthy(): Promise<boolean>;
  /** Lets running jobs finish for at most `timeout` milliseconds; others go back into the queue. */
  stop(timeout: number): Promise<void>;
}

interface Options<Jobs> {
  /** Address of PostgreSQL itself: a pooler would lose the notifications. */
  directUrl: string;
  /** How the queue treats each kind of job. */
  jobs: Record<keyof Jobs, JobOptions>;
  onError(error: Error): void;
  /**
   * Whether no other server can be running on this database, so that every job under way is of a dead one.
   * Default: false.
   */
  isAlone?: boolean;
  /** Whether jobs with a `cron` start by themselves. Default: true. */
  runsSchedule?: boolean;
}

/** How PostgreSQL lists the connections. */
const NAME = 'daylit-jobs';

/** Longest query of the queue, in milliseconds. `pg` reads the option; pg-boss does not know it. */
const QUERY_LIMIT = { query_timeout: 30_000 };

/** Starts the job system on the product's database, creating its tables when missing. */
export async function startJobSystem<Jobs>({
  directUrl,
  jobs,
  onError,
  isAlone = false,
  runsSchedule = true,
}: Options<Jobs>): Promise<JobSystem<Jobs>> {
  const kinds = Object.entries<JobOptions>(jobs);
  const boss = new PgBoss({
    ...QUERY_LIMIT,
    connectionString: directUrl,
    application_name: NAME,
    connectionTimeoutMillis: 5_000,
    max: 4,
    useListenNotify: true,
    schedule: runsSchedule,
    // `watchQueues` supervises.
    supervise: false,
    monitorIntervalSeconds: 2,
    maintenanceIntervalSeconds: 60 * 60,
    // Not used here.
    flowIntervalSeconds: 60 * 60,
    cronWorkerIntervalSeconds: 20,
  });
  let isStopped = false;
  // Connections that are still closing report errors when the database stops right afterwards.
  const report = (error: Error): void => {
    if (!isStopped) onError(error);
  };
  boss.on('error', report);
  await boss.start();
  await Promise.all(kinds.map(([name, options]) => createQueue(boss, name, options)));
  await createJobIndexes(directUrl);
  await retryInterrupted(boss, isAlone);
  let endWatch: (() => void) | undefined;

  return {
    ...createJobDesk(
      boss,
      kinds.map(([name]) => name),
    ),
    enqueue: async (transaction: DbTransaction, name, payload, delay) => {
      const priority = jobs[name].takesTurns && -(await nextTurn(transaction, name, memberOf(payload)));
      const options = { db: fromKysely(transaction), ...sendOptions(jobs[name], payload as object, delay) };
      await boss.send(name, withLink(payload as object), { ...options, ...(priority && { priority }) });
    },
    findPlace: (db, name, payload) => findPlace(db, name, payload as object),
    isFull: (db, name) => isFull(db, name, jobs[name].mostWaiting ?? Number.MAX_SAFE_INTEGER),
    work: async (handlers) => {
      const workersOf = new Map<string, string[]>();
      for (const [name, options] of kinds) {
        const handler = handlers[name as keyof Jobs] as JobHandler<object>;
        const ids = await startWorkers(boss, name, handler, options, onError);
        workersOf.set(name, ids.run).set(deadLetterOf(name), ids.giveUp);
      }
      endWatch = watchQueues(boss, workersOf, report);
    },
    isHealthy: () =>
      boss.isInstalled().catch((error: Error) => {
        onError(error);
        return false;
      }),
    stop: async (timeout) => {
      endWatch?.();
      // A graceful stop of pg-boss looks only twice a second whether the last job has ended.
      const ended = Promise.all(kinds.map(([name]) => boss.offWork(name)));
      await Promise.race([ended, setTimeout(timeout, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
      isStopped = true;
    },
  };
}

/** The payload of a job whose trace leads to what asked for it. */
interface Linked {
  link?: string;
}

/** The same payload, with the place in a trace from which the job is sent, where traces are made. */
function withLink(payload: object): object {
  if (!enqueuing.hasSubscribers) return payload;
  const enqueued: Enqueued = {};
  enqueuing.publish(enqueued);
  return { ...payload, ...enqueued };
}

/** Whose turn a job takes. */
function memberOf(payload: unknown): number {
  return (payload as { user_id: number }).user_id;
}

function deadLetterOf(name: string): string {
  return `${name}.given-up`;
}

async function createQueue(boss: PgBoss, name: string, kind: JobOptions): Promise<void> {
  const {
    concurrency: _,
    waitsUpTo: _waits,
    startsAt: _starts,
    takesTurns: _turns,
    mostWaiting: _most,
    oneAtATimeOf: _of,
    ...rest
  } = kind;
  const { cron, policy, ...options } = rest;
  const deadLetter = deadLetterOf(name);
  const { heartbeatSeconds } = options;
  const givingUp = { retryLimit: 20, retryBackoff: true, heartbeatSeconds };
  await boss.createQueue(deadLetter, givingUp);
  await boss.updateQueue(deadLetter, givingUp);
  await boss.createQueue(name, { ...options, ...(policy && { policy }), deadLetter, notify: true });
  // createQueue does not change an existing queue, so changed options are written here. A policy stays.
  await boss.updateQueue(name, { ...options, deadLetter });
  if (cron) await boss.schedule(name, cron, {});
}

// A new job wakes a worker at once, as does the end of a job, and `watchQueues` for one that had to wait.
// Polling finds what all of these have missed.
const POLLING = { pollingIntervalSeconds: 300, notifyPollingIntervalSeconds: 300 };

/** Of the jobs of a group one runs at a time, whichever server runs it. */
const ALONE = { groupConcurrency: 1 };

/** Starts workers for the jobs of a kind and one for those that are given up. Returns their numbers. */
async function startWorkers(
  boss: PgBoss,
  name: string,
  handler: JobHandler<object>,
  { concurrency, oneAtATimeOf }: JobOptions,
  onError: (error: Error) => void,
): Promise<{ run: string[]; giveUp: string[] }> {
  return {
    run: await Promise.all(
      Array.from({ length: concurrency }, () =>
        startWorker(
          boss,
          name,
          ({ data, signal }) =>
            reportingErrors(
              measure(
                { part: 'job', operation: name, link: (data as Linked).link },
                () => handler.run(data, signal),
                NAMING,
              ),
              onError,
            ),
          oneAtATimeOf === undefined ? {} : ALONE,
        ),
      ),
    ),
    giveUp: [
      await startWorker(boss, deadLetterOf(name), ({ data }) =>
        reportingErrors(handler.giveUp(data), onError),
      ),
    ],
  };
}

// Another try would find the member gone again.
const NAMING = { ofError: (error: unknown) => (isForErased(error) ? 'ok' : 'error') };

// Each has a number of its own, by which it is woken. After a job it looks for the next one at once.
async function startWorker(
  boss: PgBoss,
  name: string,
  run: (job: Job) => Promise<void>,
  options: WorkOptions = {},
): Promise<string> {
  const id: string = await boss.work(name, { ...POLLING, ...options }, async ([job]: Job[]) => {
    boss.notifyWorker(id);
    if (job) await run(job);
  });
  return id;
}

// The queue stores an error with the job, where no operator would see it.
async function reportingErrors(work: Promise<void>, onError: (error: Error) => void): Promise<void> {
  try {
    await work;
  } catch (error) {
    // Another try would find the member gone again.
    if (isForErased(error)) return;
    onError(error as Error);
    throw error;
  }
}

/** What pg-boss stores with a job that a graceful shutdown has cut off. */
const INTERRUPTED = 'pg-boss shut down while active';

// Retries interrupted jobs at once. Otherwise one that a shutdown cut off would wait for its next retry, and
// one that a crash cut off for its missed heartbeat. Where other servers may run, only the heartbeat tells
// whose jobs are theirs: a worker renews it in the row of its job, by PostgreSQL's clock. The attempt still
// counts, so that a job that crashes the whole server is not retried forever.
async function retryInterrupted(boss: PgBoss, isAlone: boolean): Promise<void> {
  await boss.getDb().executeSql(
    `update pgboss.job set state = 'retry', start_after = pgboss.job_now()
     where (state = 'retry' and output ->> 'value' = $1) or (state = 'active' and $2)`,
    [INTERRUPTED, isAlone],
  );
}
