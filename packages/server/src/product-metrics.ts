import { statfs } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Pool } from 'pg';
import { backupPlaceOf, type PlaceSettings } from './backup/find-place.ts';
import type { Config } from './config.ts';
import type { Readiness } from './http/operators.ts';
import type { Metrics, Sample } from './http/metrics.ts';
import type { JobDesk } from './jobs/job-desk.ts';
import type { ObjectStore } from './object-store.ts';

interface Given {
  config: PlaceSettings & Pick<Config, 'backupPassphrase' | 'databaseUrl'>;
  pool: Pool;
  places: { dataDir: string; objects: ObjectStore | undefined };
  queue: Pick<JobDesk, 'measureJobs'>;
  readiness: () => Promise<Readiness>;
  /** How often members call a find wrong. */
  verdictTotals: () => Promise<{ engine_version: string; sign: string; verdict: string; count: number }[]>;
}

/** How long a scrape waits for the list of backups, in milliseconds. Later it tells what it knew before. */
const LONGEST_LIST = 1_000;

/** Of several servers each tells the same numbers of the one database. */
const SHARED = 'The same on each server of a database.';

/**
 * Adds what an alert needs. A scrape costs little: one statement about jobs, and none about a large table.
 */
export function addProductMetrics(metrics: Metrics, given: Given): void {
  addJobs(metrics, given);
  addDatabase(metrics, given);
  addDisk(metrics, given);
  addBackups(metrics, given);
  metrics.addReading({
    gauges: {
      daylit_find_verdicts: {
        help: `How often members call a find wrong, by engine version, sign and verdict. ${SHARED}`,
        labelNames: ['engine_version', 'sign', 'verdict'],
      },
    },
    read: async () => ({
      daylit_find_verdicts: (await given.verdictTotals()).map(({ count, ...labels }) => ({
        value: count,
        ...labels,
      })),
    }),
  });
}

function addJobs(metrics: Metrics, { queue }: Given): void {
  metrics.addReading({
    gauges: {
      daylit_jobs: {
        help: `Jobs by queue and state: waiting, running, or failed at every try within a week. ${SHARED}`,
        labelNames: ['queue', 'state'],
      },
      daylit_jobs_oldest_due_age_seconds: {
        help: `Age of the oldest job of a queue that should have ended and has not; 0 without one. ${SHARED}`,
        labelNames: ['queue'],
      },
      daylit_jobs_last_failure_timestamp_seconds: {
        help: `When a job of the queue last failed at every try, within a week. ${SHARED}`,
        labelNames: ['queue'],
      },
    },
    async read() {
      const queues = await queue.measureJobs();
      const states = ['waiting', 'running', 'failed'] as const;
      return {
        daylit_jobs: queues.flatMap((counts) =>
          states.map((state) => ({ value: counts[state], queue: counts.name, state })),
        ),
        daylit_jobs_oldest_due_age_seconds: queues.map(({ name, age }) => ({ value: age, queue: name })),
        daylit_jobs_last_failure_timestamp_seconds: queues.flatMap(({ name, failed_at }) =>
          failed_at === null ? [] : [{ value: failed_at, queue: name }],
        ),
      };
    },
  });
}

function addDatabase(metrics: Metrics, { pool, readiness }: Given): void {
  metrics.addReading({
    gauges: {
      daylit_dependency_up: {
        help: 'Whether what this server needs works for it: database, jobs, disk (the bucket where there is one). 1 or 0.',
        labelNames: ['dependency'],
      },
    },
    read: async () => ({
      daylit_dependency_up: Object.entries(await readiness()).map(([dependency, isUp]) => ({
        value: Number(isUp),
        dependency,
      })),
    }),
  });
  metrics.addReading({
    gauges: {
      daylit_database_connections: {
        help: 'Connections of this server to the database, by state: used or idle.',
        labelNames: ['state'],
      },
      daylit_database_connections_max: { help: 'How many connections this server opens at most.' },
      daylit_database_waiting_requests: { help: 'What waits in this server for a connection.' },
    },
    read: async () => ({
      daylit_database_connections: [
        { value: pool.totalCount - pool.idleCount, state: 'used' },
        { value: pool.idleCount, state: 'idle' },
      ],
      daylit_database_connections_max: [{ value: pool.options.max }],
      daylit_database_waiting_requests: [{ value: pool.waitingCount }],
    }),
  });
}

function addDisk(metrics: Metrics, { config, places }: Given): void {
  // With a bucket and a database elsewhere the directory may be missing.
  if (places.objects && config.databaseUrl !== undefined) return;
  metrics.addReading({
    gauges: {
      daylit_data_dir_free_bytes: { help: 'Bytes on the disk of DATA_DIR that this server may still use.' },
      daylit_data_dir_size_bytes: { help: 'Size of the disk of DATA_DIR in bytes.' },
    },
    async read() {
      const { bavail, blocks, bsize } = await statfs(places.dataDir);
      return {
        daylit_data_dir_free_bytes: [{ value: bavail * bsize }],
        daylit_data_dir_size_bytes: [{ value: blocks * bsize }],
      };
    },
  });
}

function addBackups(metrics: Metrics, { config }: Given): void {
  const place = backupPlaceOf(config);
  // The place alone is for backups by hand, and for the list of erasures.
  if (place === undefined || config.backupPassphrase === undefined) return;
  let newest = 0;
  let reading: Promise<void> | undefined;
  async function find(): Promise<void> {
    const backups = await place?.list().catch(() => undefined);
    if (backups) newest = backups.at(-1)?.finishedAt.getTime() ?? 0;
    reading = undefined;
  }
  metrics.addReading({
    gauges: {
      daylit_backup_last_timestamp_seconds: {
        help: 'When the newest backup in BACKUP_FOLDER was finished, in seconds since 1970; 0 without one.',
      },
    },
    async read() {
      reading ??= find();
      await Promise.race([reading, setTimeout(LONGEST_LIST, undefined, { ref: false })]);
      const sample: Sample = { value: newest / 1000 };
      return { daylit_backup_last_timestamp_seconds: [sample] };
    },
  });
}
