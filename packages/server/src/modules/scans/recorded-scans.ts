import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { Member, MemberKeys } from '../members/ports.ts';
import type { PreviousScan } from './ports.ts';
import { openRecord } from './sealed-findings.ts';
import { visibleScans } from './visible-scans.ts';

/** A complete scan with what other scans are compared by. */
export interface RecordedScan extends PreviousScan {
  thumbnail_filename: string;
}

/** The complete scans that the plan shows. */
export interface RecordedScans {
  /** The newest ones, newest first. */
  list(member: Member, limit: number): Promise<RecordedScan[]>;
  /** Undefined also for a scan without a report. */
  find(member: Member, id: number): Promise<RecordedScan | undefined>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  keys: MemberKeys;
}

export function createRecordedScans({ db, clock, keys }: Dependencies): RecordedScans {
  function complete(member: Member) {
    return visibleScans(db, member, clock())
      .select(['id', 'created_at', 'sealed_record', 'thumbnail_filename'])
      .where('status', '=', 'complete');
  }

  async function opened(
    member: Member,
    rows: Awaited<ReturnType<ReturnType<typeof complete>['execute']>>,
  ): Promise<RecordedScan[]> {
    if (rows.length === 0) return [];
    const open = await keys.findOpener(db, member.id);
    return rows.map(({ id, created_at, sealed_record, thumbnail_filename }) => ({
      checkin_id: id,
      created_at: created_at.toISOString(),
      record: openRecord(open, id, sealed_record),
      thumbnail_filename,
    }));
  }

  return {
    list: async (member, limit) =>
      await opened(member, await complete(member).orderBy('id', 'desc').limit(limit).execute()),

    find: async (member, id) =>
      (await opened(member, await complete(member).where('id', '=', id).execute()))[0],
  };
}
