import type { Selectable } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { MemberKeys } from '../members/ports.ts';
import type { ScanArchive } from '../scans/ports.ts';
import type { ListArchive } from './archive.ts';
import { exportContext } from './exports.ts';
import type { StreamStore } from './ports.ts';
import { sealStream } from '../../sealed-stream.ts';
import type { ExportTable } from './tables.ts';
import { zip } from './zip.ts';

/** Writes the archive of an export, sealed with the member's key, and counts the scans as it goes. */
export type WriteArchive = (row: Selectable<ExportTable>, signal: AbortSignal) => Promise<void>;

/** The export was cancelled, or its account erased, while the archive was written. */
export class ExportGone extends Error {}

/** The columns of the account's row that are exported. */
const ACCOUNT_COLUMNS = [
  'email',
  'username',
  'plan',
  'plan_expires_at',
  'agreed_to_terms_at',
  'onboarded_at',
  'created_at',
  'time_zone',
] as const;

/** Number of scans after which the progress is stored, or more where they are many: each is a transaction. */
const NOTE_EVERY = 5;
const MOST_NOTES = 200;

interface Dependencies {
  db: Db;
  clock: Clock;
  keys: MemberKeys;
  scans: ScanArchive;
  archives: StreamStore;
  listArchive: ListArchive;
}

export function createArchiveWriter(dependencies: Dependencies): WriteArchive {
  const { db, clock, keys, scans, archives, listArchive } = dependencies;

  async function note(id: string, change: Partial<ExportTable>): Promise<void> {
    const { numUpdatedRows } = await db
      .updateTable('exports')
      .set(change)
      .where('id', '=', id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ExportGone(`Export ${id} is gone.`);
  }

  return async ({ id, user_id: userId }, signal) => {
    const total = await scans.count(userId);
    const noteEvery = Math.max(NOTE_EVERY, Math.ceil(total / MOST_NOTES));
    await note(id, { status: 'running', scans_done: 0, scans_total: total });
    const account = await db
      .selectFrom('users')
      .select([...ACCOUNT_COLUMNS])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    let done = 0;
    const owner = { id: userId, account, hasAnswers: account.onboarded_at !== null, now: clock() };
    const files = listArchive(owner, async () => {
      signal.throwIfAborted();
      done += 1;
      if (done % noteEvery === 0) await note(id, { scans_done: done });
    });
    async function seal(content: Uint8Array, context: string): Promise<Buffer> {
      signal.throwIfAborted();
      await note(id, { scans_done: done });
      return await keys.seal(db, userId, content, context);
    }
    await archives.write(id, sealStream(zip(files), exportContext(id), seal));
    await note(id, { scans_done: done });
  };
}
