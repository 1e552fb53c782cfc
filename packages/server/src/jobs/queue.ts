// How a module works in the background:
//   1. it declares its jobs (name to payload) in `modules/<name>/jobs.ts`, joined in `job-types.ts`;
//   2. it enqueues through `JobQueue` inside the transaction that is the reason for the job;
//   3. its `module.ts` gives a `JobHandler` per job;
//   4. `job-options.ts` at the top says how the queue treats the job (retries, time limits).
// A job may run more than once, for example after a crash, so a handler checks what is already done.
import type { QueueOptions } from 'pg-boss';
import type { Db, DbTransaction } from '../db/database.ts';

/** Puts work into the background. `Jobs` are the payloads by the names of the jobs. */
export interface JobQueue<Jobs> {
  /**
   * The job exists if and only if the transaction commits; a worker then starts it within milliseconds, or
   * after `delay` seconds.
   */
  enqueue<N extends keyof Jobs & string>(
    transaction: DbTransaction,
    name: N,
    payload: Jobs[N],
    delay?: number,
  ): Promise<void>;
}

/** Tells how long the queue is. */
export interface QueueReader<Jobs> {
  /** Its place among the jobs of its name that wait, from 1; undefined when it does not wait. */
  findPlace<N extends keyof Jobs & string>(db: Db, name: N, payload: Jobs[N]): Promise<number | undefined>;
  /** Whether so many wait that another one would wait for too long: see `mostWaiting`. */
  isFull(db: Db, name: keyof Jobs & string): Promise<boolean>;
}

/** How the queue treats one kind of job. */
export interface JobOptions extends QueueOptions {
  /** After how many seconds without a sign of life a worker counts as dead, and its job is retried. */
  heartbeatSeconds: number;
  /** How many of these run at the same time in one process. */
  concurrency: number;
  /** When it starts by itself, as a cron expression in UTC; its payload is then empty. */
  cron?: string;
  /** `short`: at most one waits; it serves those that would have come after it. Default: all wait. */
  policy?: 'short';
  /** Members take turns, so that many jobs of one do not hold up the others. Default: the oldest is next. */
  takesTurns?: true;
  /**
   * Jobs with the same value of this part of the payload run one at a time, so that a slow one holds up
   * only its like. Default: any run at the same time.
   */
  oneAtATimeOf?: string;
  /** How many may wait for each one that runs, before `isFull` says so. Default: any number. */
  mostWaiting?: number;
  /** Each waits a random time of up to so many seconds, and at least one. Default: none waits. */
  waitsUpTo?: number;
  /** Each waits until three o'clock, by the server's own zone. Default: none waits. */
  startsAt?: 'night';
}

/** What to do for one kind of job. */
export interface JobHandler<Payload> {
  /** Throws to be retried later. `signal` aborts when the server stops or another worker has taken over. */
  run(payload: Payload, signal: AbortSignal): Promise<void>;
  /** Called when no retries are left, so that nothing waits forever. */
  giveUp(payload: Payload): Promise<void>;
}

/** A handler for every job; a missing one does not compile. */
export type JobHandlers<Jobs> = { [N in keyof Jobs]: JobHandler<Jobs[N]> };
