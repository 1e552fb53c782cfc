import type { Clock } from '../../clock.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { Refusal } from '../../errors.ts';
import { type Member, type MemberKeys, type MemberLocks, sealJson } from '../members/ports.ts';
import { openStage, stageContext, type Stages } from '../reports/ports.ts';
import { mentions, withoutScans } from './deleted-scans.ts';
import type { FileStore } from './ports.ts';
import { listAnalysing } from './repository.ts';
import { visibleScans } from './visible-scans.ts';

const ANALYSING = 'This scan is being analyzed. You can delete it as soon as it has ended.';

/** Later reports that are opened at a time, so that any number fits into memory. */
const PAGE_SIZE = 100;

/** Deletes a scan with all that is kept of it. */
export type ScanDeleter = (member: Member, id: number) => Promise<void>;

interface Dependencies {
  db: Db;
  clock: Clock;
  locks: MemberLocks;
  keys: MemberKeys;
  originals: FileStore;
  thumbnails: FileStore;
}

/** Makes the deleter of single scans. Files that a crash leaves behind are swept later, like any orphan. */
export function createScanDeleter(given: Dependencies): ScanDeleter {
  const { db, clock, locks, originals, thumbnails } = given;
  return async (member, id) => {
    const { photo_name, thumbnail_filename } = await inTransaction(db, async (transaction) => {
      await locks.lockMember(transaction, member.id);
      // An analysis that compares with this scan stores its stage before this, or finds it deleted.
      await listAnalysing(transaction, member.id);
      const scan = await visibleScans(transaction, member, clock())
        .select(['status', 'photo_name', 'thumbnail_filename'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!scan) throw new Refusal('not_found');
      if (scan.status === 'analysing') throw new Refusal('conflict', { detail: ANALYSING });
      const row = { user_id: member.id, id, deleted_at: clock() };
      await transaction.deleteFrom('scans').where('user_id', '=', row.user_id).where('id', '=', id).execute();
      await transaction.insertInto('deleted_scans').values(row).execute();
      await rewriteLaterReports(transaction, given.keys, row);
      return scan;
    });
    await originals.remove(photo_name);
    await thumbnails.remove(thumbnail_filename);
  };
}

/** Takes the scan's points out of all reports after it. */
async function rewriteLaterReports(
  transaction: DbTransaction,
  keys: MemberKeys,
  { user_id, id }: { user_id: number; id: number },
): Promise<void> {
  const stage = 'progress_summary';
  let after: number | undefined = id;
  while (after !== undefined) {
    const page = await transaction
      .selectFrom('scan_events')
      .select(['scan_id', 'stage', 'sealed_payload'])
      .where('user_id', '=', user_id)
      .where('scan_id', '>', after)
      .where('stage', '=', stage)
      .orderBy('scan_id')
      .limit(PAGE_SIZE)
      .execute();
    const open = await keys.findOpener(transaction, user_id);
    for (const event of page) {
      const { scan_id } = event;
      const summary = openStage(open, scan_id, event).payload as Stages[typeof stage];
      if (!mentions(summary, [id])) continue;
      const payload = withoutScans(summary, [id]);
      await transaction
        .updateTable('scan_events')
        .set({
          sealed_payload: await sealJson(keys, transaction, user_id, payload, stageContext(scan_id, stage)),
        })
        .where('user_id', '=', user_id)
        .where('scan_id', '=', scan_id)
        .where('stage', '=', stage)
        .execute();
    }
    after = page.at(-1)?.scan_id;
  }
}
