import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Export } from '@daylit/contract';
import type { Selectable } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { Refusal } from '../../errors.ts';
import { eachAlone } from '../../jobs/each-alone.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { Logger } from '../../logger.ts';
import { KEPT } from '../../retention.ts';
import type { MemberKeys, MemberLocks } from '../members/ports.ts';
import type { StreamStore } from './ports.ts';
import { openStream } from '../../sealed-stream.ts';
import type { ExportTable } from './tables.ts';
import type { PrivacyJobs } from './jobs.ts';

type ExportRow = Selectable<ExportTable>;

/** Exports of members: one a day, made by the job `make-export`. */
export interface Exports {
  /** Throws a 429 while the last one is kept, unless it failed. */
  start(userId: number): Promise<Export>;
  /** The newest one of the last day; null without. */
  findNewest(userId: number): Promise<Export | null>;
  find(userId: number, id: string): Promise<Export | undefined>;
  /** The ZIP of a ready export, as it is read. */
  openArchive(userId: number, id: string): Promise<Readable | undefined>;
  /** Stops an export, or deletes a finished one. False when the member has no such export. */
  cancel(userId: number, id: string): Promise<boolean>;
  /** Deletes what has expired. */
  purge(now: Date): Promise<void>;
  /** Names of the files of a member's exports. */
  namesOf(db: Db, userId: number): Promise<string[]>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  log: Logger;
  queue: JobQueue<PrivacyJobs>;
  locks: MemberLocks;
  keys: MemberKeys;
  archives: StreamStore;
}

export function createExports(dependencies: Dependencies): Exports {
  const { db, clock, log, queue, locks, keys, archives } = dependencies;

  async function newestRow(reading: Db, userId: number): Promise<ExportRow | undefined> {
    return await reading
      .selectFrom('exports')
      .selectAll()
      .where('user_id', '=', userId)
      .where('created_at', '>', new Date(clock().getTime() - KEPT.export))
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
  }

  async function findRow(userId: number, id: string): Promise<ExportRow | undefined> {
    const row = await newestRow(db, userId);
    return row?.id === id ? row : undefined;
  }

  return {
    async start(userId) {
      return await inTransaction(db, async (transaction) => {
        await locks.lockMember(transaction, userId);
        const last = await newestRow(transaction, userId);
        if (last && last.status !== 'failed') throw tooSoon(expiryOf(last), clock());
        const row: ExportRow = {
          id: randomUUID(),
          user_id: userId,
          status: 'queued',
          scans_done: 0,
          scans_total: 0,
          created_at: clock(),
        };
        await transaction.insertInto('exports').values(row).execute();
        await queue.enqueue(transaction, 'make-export', { export_id: row.id });
        return present(row);
      });
    },

    async findNewest(userId) {
      const row = await newestRow(db, userId);
      return row ? present(row) : null;
    },

    async find(userId, id) {
      const row = await findRow(userId, id);
      return row && present(row);
    },

    async openArchive(userId, id) {
      const open = await keys.findOpener(db, userId);
      const sealed = await archives.read(id);
      return sealed && Readable.from(openStream(sealed, exportContext(id), open));
    },

    async cancel(userId, id) {
      // Looked up first: the database would refuse a query with a text that is no id.
      const row = await findRow(userId, id);
      if (!row) return false;
      const { numDeletedRows } = await db.deleteFrom('exports').where('id', '=', row.id).executeTakeFirst();
      // A job that is still packing finds no row, and leaves no file.
      if (numDeletedRows > 0n) await archives.remove(id);
      return numDeletedRows > 0n;
    },

    async purge(now) {
      const oldest = new Date(now.getTime() - KEPT.export);
      await db.deleteFrom('exports').where('created_at', '<', oldest).execute();
      // Also what a crash left behind without its row.
      const kept = await db.selectFrom('exports').select('id').execute();
      const ids = new Set(kept.map(({ id }) => id));
      const expired = (await archives.listOlderThan(oldest)).filter((name) => !ids.has(name));
      await eachAlone(expired, (name) => archives.remove(name), {
        log,
        failed: 'expired exports were not deleted',
        idOf: (name) => name,
      });
    },

    async namesOf(reading, userId) {
      const rows = await reading.selectFrom('exports').select('id').where('user_id', '=', userId).execute();
      return rows.map(({ id }) => id);
    },
  };
}

function expiryOf({ created_at }: ExportRow): Date {
  return new Date(created_at.getTime() + KEPT.export);
}

function present(row: ExportRow): Export {
  const { id, status, scans_done, scans_total } = row;
  const progress = status === 'ready' ? 1 : scans_done / (scans_total + 1);
  return { id, status, progress, scans_done, scans_total, expires_at: expiryOf(row).toISOString() };
}

/** The context under which the archive of an export is sealed. */
export function exportContext(id: string): string {
  return `export ${id}`;
}

const HOUR_SECONDS = 60 * 60;

function tooSoon(next: Date, now: Date): Refusal {
  const retryAfter = Math.ceil((next.getTime() - now.getTime()) / 1000);
  const hours = Math.ceil(retryAfter / HOUR_SECONDS);
  const wait = hours === 1 ? 'an hour' : `${hours} hours`;
  return new Refusal('too_many', {
    detail: `Your last export is still here. You can start another one in ${wait}.`,
    retryAfter,
  });
}
