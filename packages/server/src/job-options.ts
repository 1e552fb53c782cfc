import type { QueueOptions } from 'pg-boss';
import type { JobName } from './job-types.ts';
import type { JobOptions } from './jobs/queue.ts';

const DEFAULTS = {
  // A worker that dies is noticed after ten seconds, the shortest heartbeat that pg-boss knows.
  heartbeatSeconds: 10,
  retryBackoff: true,
  retryDelay: 1,
  retryDelayMax: 300,
  expireInSeconds: 300,
} satisfies QueueOptions;

/** The queue options of every job. */
export const JOB_OPTIONS: Record<JobName, JobOptions> = {
  // About a day of retries, for a mail server that is down overnight.
  'send-mail': { ...DEFAULTS, retryLimit: 300, concurrency: 2 },
  // Only a known address causes work, which slows the calls beside it. At an unknown time that tells nothing.
  'mail-password-reset': { ...DEFAULTS, retryLimit: 10, concurrency: 2, waitsUpTo: 3 },
  'purge-expired': { ...DEFAULTS, retryLimit: 3, concurrency: 1, cron: '17 * * * *' },
  // A disk that is away for an hour is no reason to wait for the next night.
  'make-backup': {
    ...DEFAULTS,
    retryLimit: 15,
    expireInSeconds: 6 * 3_600,
    concurrency: 1,
    cron: '23 2 * * *',
  },
  // After the night, so that it has ended well, or failed.
  'watch-backups': { ...DEFAULTS, retryLimit: 3, concurrency: 1, cron: '53 8 * * *' },
  // A key that stays would make an erasure incomplete, so this is retried for days.
  'finish-erasure': { ...DEFAULTS, retryLimit: 1_000, concurrency: 1 },
  // However many servers start, one run waits while another one runs.
  'destroy-returned-keys': {
    ...DEFAULTS,
    retryLimit: 20,
    expireInSeconds: 3_600,
    concurrency: 1,
    policy: 'short',
  },
  // It locks tables. However many members leave, one run waits while another one runs.
  'rewrite-tables': { ...DEFAULTS, retryLimit: 1_000, concurrency: 1, policy: 'short', waitsUpTo: 2 },
  // Minutes for a million members. A table that is in use for two seconds makes it wait for the next try.
  'rewrite-large-tables': {
    ...DEFAULTS,
    retryLimit: 20,
    expireInSeconds: 7_200,
    concurrency: 1,
    policy: 'short',
    startsAt: 'night',
  },
  'make-export': { ...DEFAULTS, retryLimit: 3, expireInSeconds: 1_800, concurrency: 1 },
  'send-reminders': { ...DEFAULTS, retryLimit: 1, concurrency: 1, cron: '*/5 * * * *' },
  'tell-left-outs': {
    ...DEFAULTS,
    retryLimit: 3,
    expireInSeconds: 1_800,
    concurrency: 1,
    cron: '47 * * * *',
  },
  // An attempt ends after ten seconds, and the next one is a job of its own. So many may be slow at a time.
  'deliver-webhook': {
    ...DEFAULTS,
    retryLimit: 10,
    expireInSeconds: 60,
    concurrency: 8,
    oneAtATimeOf: 'webhook_id',
  },
  'tell-ended-plans': {
    ...DEFAULTS,
    retryLimit: 3,
    expireInSeconds: 1_800,
    concurrency: 1,
    cron: '57 * * * *',
  },
  'count-people': { ...DEFAULTS, retryLimit: 3, concurrency: 1, cron: '27 * * * *' },
  // Hours of retries; the hourly reconciliation asks as well.
  'sync-subscription': { ...DEFAULTS, retryLimit: 100, concurrency: 2 },
  'reconcile-billing': {
    ...DEFAULTS,
    retryLimit: 3,
    expireInSeconds: 1_800,
    concurrency: 1,
    cron: '7 * * * *',
  },
  'mail-billing-notices': { ...DEFAULTS, retryLimit: 3, concurrency: 1, cron: '37 * * * *' },
  // Somebody who has left must not be charged, so this is retried for days.
  'end-customer': { ...DEFAULTS, retryLimit: 1_000, concurrency: 1 },
  // Short delays, because the member waits. Each crash of the whole server costs an attempt, too.
  'analyse-scan': {
    ...DEFAULTS,
    retryLimit: 10,
    retryDelayMax: 5,
    expireInSeconds: 120,
    concurrency: 2,
    takesTurns: true,
    // About ten minutes at three seconds each. A photo waits for fifteen at most.
    mostWaiting: 200,
  },
  // The person waits for the answer of the call. The second try is for a worker that died.
  'check-photo': { ...DEFAULTS, retryLimit: 1, concurrency: 2, expireInSeconds: 60, mostWaiting: 20 },
  // Short delays, because the member reads the report meanwhile.
  'answer-upload': { ...DEFAULTS, retryLimit: 10, retryDelayMax: 5, expireInSeconds: 120, concurrency: 2 },
  'sweep-photos': { ...DEFAULTS, retryLimit: 3, concurrency: 1, cron: '*/5 * * * *' },
  'discard-photo-keys': { ...DEFAULTS, retryLimit: 3, concurrency: 1, cron: '*/5 * * * *' },
};

/** The same for a server with so many threads: one job more of each kind reads its photo meanwhile. */
export function jobOptionsFor(analysisThreads: number): typeof JOB_OPTIONS {
  const concurrency = analysisThreads + 1;
  return {
    ...JOB_OPTIONS,
    'analyse-scan': { ...JOB_OPTIONS['analyse-scan'], concurrency },
    'check-photo': { ...JOB_OPTIONS['check-photo'], concurrency },
  };
}
