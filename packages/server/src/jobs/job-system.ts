import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { fromKysely, type Job, PgBoss } from 'pg-boss';
import type { DbTransaction } from '../db/database.ts';
import { isForErased } from '../errors.ts';
import type { JobHandler, JobHandlers, JobOptions, JobQueue } from './queue.ts';

/** The running job system: a queue to put work into, and the workers of this process. */
export interface JobSystem<Jobs> extends JobQueue<Jobs> {
  /** Starts this process's workers. */
  work(handlers: JobHandlers<Jobs>): Promise<void>;
  /** Whether the queue's database answers. */
  isHealthy(): Promise<boolean>;
  /** Lets running jobs finish for at most `timeout` milliseconds; others go back into the queue. */
  stop(timeout: number): Promise<void>;
}

interface Options<Jobs> {
  databaseUrl: string;
  /** How the queue treats each kind of job. */
  jobs: Record<keyof Jobs, JobOptions>;
  onError(error: Error): void;
  /** Whether jobs with a `cron` start by themselves. Default: true. */
  runsSchedule?: boolean;
}

/** What the connection names of every job system begin with. The rest is unique to each server. */
const NAME = 'daylit-jobs';

/** Longest query of the queue, in milliseconds. `pg` reads the option; pg-boss does not know it. */
const QUERY_LIMIT = { query_timeout: 30_000 };

/** Starts the job system on the product's database, creating its tables when missing. */
export async function startJobSystem<Jobs>({
  databaseUrl,
  jobs,
  onError,
  runsSchedule = true,
}: Options<Jobs>): Promise<JobSystem<Jobs>> {
  const kinds = Object.entries<JobOptions>(jobs);
  const ownName = `${NAME} ${crypto.randomUUID()}`;
  const boss = new PgBoss({
    ...QUERY_LIMIT,
    connectionString: databaseUrl,
    application_name: ownName,
    connectionTimeoutMillis: 5_000,
    max: 4,
    useListenNotify: true,
    schedule: runsSchedule,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
  });
  let isStopped = false;
  boss.on('error', (error) => {
    // Connections that are still closing report errors when the database stops right afterwards.
    if (!isStopped) onError(error);
  });
  await boss.start();
  await Promise.all(kinds.map(([name, options]) => createQueue(boss, name, options)));
  await retryInterrupted(boss, ownName);

  return {
    enqueue: async (transaction: DbTransaction, name, payload) => {
      const { waitsUpTo } = jobs[name];
      const wait = waitsUpTo === undefined ? {} : { startAfter: randomInt(1, waitsUpTo + 1) };
      await boss.send(name, payload as object, { db: fromKysely(transaction), ...wait });
    },
    work: async (handlers) => {
      for (const [name, { concurrency }] of kinds) {
        const handler = handlers[name as keyof Jobs] as JobHandler<object>;
        await startWorker(boss, name, handler, concurrency, onError);
      }
    },
    isHealthy: () =>
      boss.isInstalled().catch((error: Error) => {
        onError(error);
        return false;
      }),
    stop: async (timeout) => {
      // A graceful stop of pg-boss looks only twice a second whether the last job has ended.
      const ended = Promise.all(kinds.map(([name]) => boss.offWork(name)));
      await Promise.race([ended, setTimeout(timeout, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
      isStopped = true;
    },
  };
}

function deadLetterOf(name: string): string {
  return `${name}.given-up`;
}

async function createQueue(boss: PgBoss, name: string, kind: JobOptions): Promise<void> {
  const { concurrency: _, waitsUpTo: _waits, cron, policy, ...options } = kind;
  const deadLetter = deadLetterOf(name);
  await boss.createQueue(deadLetter, { retryLimit: 20, retryBackoff: true });
  await boss.createQueue(name, { ...options, ...(policy && { policy }), deadLetter, notify: true });
  // createQueue does not change an existing queue, so changed options are written here. A policy stays.
  await boss.updateQueue(name, { ...options, deadLetter });
  if (cron) await boss.schedule(name, cron, {});
}

async function startWorker(
  boss: PgBoss,
  name: string,
  handler: JobHandler<object>,
  concurrency: number,
  onError: (error: Error) => void,
): Promise<void> {
  // A new job wakes the worker at once. A job that waits for its retry is found by polling only.
  const options = {
    localConcurrency: concurrency,
    pollingIntervalSeconds: 2,
    notifyPollingIntervalSeconds: 2,
  };
  await boss.work(name, options, async ([job]: Job[]) => {
    if (job) await reportingErrors(handler.run(job.data, job.signal), onError);
  });
  await boss.work(deadLetterOf(name), async ([job]: Job[]) => {
    if (job) await reportingErrors(handler.giveUp(job.data), onError);
  });
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

// Retries interrupted jobs at once. Otherwise a job cut off by a crash would wait for its missed heartbeat,
// and one cut off by a shutdown for its next retry. The attempt still counts, so that a job that crashes the
// whole server is not retried forever. Active jobs of other running servers are left alone. The connections
// show which servers run: a server connects before it takes a job, and loses its connections when it dies.
async function retryInterrupted(boss: PgBoss, ownName: string): Promise<void> {
  await boss.getDb().executeSql(
    `update pgboss.job set state = 'retry', start_after = pgboss.job_now()
     where (state = 'retry' and output ->> 'value' = $1)
        or (state = 'active' and not exists (
             select from pg_stat_activity
             where datname = current_database() and application_name like $2 and application_name <> $3))`,
    [INTERRUPTED, `${NAME}%`, ownName],
  );
}
