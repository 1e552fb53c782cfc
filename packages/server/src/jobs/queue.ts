// How a module works in the background:
//   1. it declares its jobs (name to payload) in `modules/<name>/jobs.ts`, joined into `JobPayloads` here;
//   2. it enqueues through `JobQueue` inside the transaction that is the reason for the job;
//   3. its `module.ts` gives a `JobHandler` per job;
//   4. how the queue treats the job (retries, time limits) stands in `job-options.ts`.
// A job may run more than once (a crash in the middle), so a handler looks at what is already done.
import type { DbTransaction } from '../db/database.ts';
import type { BillingJobs } from '../modules/billing/jobs.ts';
import type { CarePlanJobs } from '../modules/care-plan/jobs.ts';
import type { CredentialJobs } from '../modules/credentials/jobs.ts';
import type { MailJobs } from '../modules/mail/jobs.ts';
import type { MemberJobs } from '../modules/members/jobs.ts';
import type { PrivacyJobs } from '../modules/privacy/jobs.ts';
import type { ScanJobs } from '../modules/scans/jobs.ts';

/** Every job's payload by name. Payloads hold ids, not data: the row is the truth. */
export interface JobPayloads
  extends BillingJobs, CarePlanJobs, CredentialJobs, MailJobs, MemberJobs, PrivacyJobs, ScanJobs {
  /** Lets each module remove what has expired. Runs every hour. */
  'purge-expired': Record<string, never>;
}

export type JobName = keyof JobPayloads;

/** Puts work into the background. */
export interface JobQueue {
  /** The job exists if and only if the transaction commits; a worker then starts it within milliseconds. */
  enqueue<N extends JobName>(transaction: DbTransaction, name: N, payload: JobPayloads[N]): Promise<void>;
}

/** What to do for one kind of job. */
export interface JobHandler<Payload> {
  /** Throws to be retried later. `signal` aborts when the server stops or another worker has taken over. */
  run(payload: Payload, signal: AbortSignal): Promise<void>;
  /** Called when no retries are left, so that nothing waits for ever. */
  giveUp(payload: Payload): Promise<void>;
}

/** A handler for every job; a missing one does not compile. */
export type JobHandlers = { [N in JobName]: JobHandler<JobPayloads[N]> };
