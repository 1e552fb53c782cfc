import type { Selectable } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { MemberKeys, MemberOnPlan, OpenSealed } from '../members/ports.ts';
import type { PreviousScan, RepeatPair } from './ports.ts';
import { listPairs } from './repeat-pairs.ts';
import { openRecord, type ScanTable } from '../reports/ports.ts';
import { visibleScans } from './visible-scans.ts';

/** A complete scan with what other scans are compared by. */
export interface RecordedScan extends PreviousScan {
  thumbnail_filename: string;
  /** The member's day then, as YYYY-MM-DD; null where it was not kept. */
  taken_on: string | null;
  /** Host and model that got a cut-out of the face; null when nothing left this server. */
  sent_to: string | null;
}

/** The complete scans that the plan shows. */
export interface RecordedScans {
  /** The newest ones, newest first. */
  list(member: MemberOnPlan, limit: number): Promise<RecordedScan[]>;
  /** Undefined also for a scan without a report. */
  find(member: MemberOnPlan, id: number): Promise<RecordedScan | undefined>;
  /** Leaves one out of the trend, or counts it again. Changes nothing where there is no such scan. */
  chooseTrend(member: MemberOnPlan, id: number, in_trend: boolean): Promise<void>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  keys: MemberKeys;
}

export function createRecordedScans({ db, clock, keys }: Dependencies): RecordedScans {
  function complete(member: MemberOnPlan) {
    return visibleScans(db, member, clock())
      .select([
        'id',
        'created_at',
        'taken_on',
        'in_trend',
        'sealed_record',
        'thumbnail_filename',
        'external_use',
      ])
      .where('status', '=', 'complete');
  }

  return {
    async list(member, limit) {
      const rows = await complete(member).orderBy('id', 'desc').limit(limit).execute();
      if (rows.length === 0) return [];
      const open = await keys.findOpener(db, member.id);
      const pairs = await listPairs(db, open, member.id);
      return rows.map((row) => present(row, open, pairs));
    },

    async find(member, id) {
      const row = await complete(member).where('id', '=', id).executeTakeFirst();
      if (!row) return undefined;
      const open = await keys.findOpener(db, member.id);
      return present(row, open, await listPairs(db, open, member.id));
    },

    async chooseTrend(member, id, in_trend) {
      await db
        .updateTable('scans')
        .set({ in_trend })
        .where('user_id', '=', member.id)
        .where('id', 'in', complete(member).clearSelect().select('id').where('id', '=', id))
        .execute();
    },
  };
}

type Row = Pick<
  Selectable<ScanTable>,
  'id' | 'created_at' | 'taken_on' | 'in_trend' | 'sealed_record' | 'thumbnail_filename' | 'external_use'
>;

function present(
  { id, created_at, taken_on, in_trend, sealed_record, thumbnail_filename, external_use }: Row,
  open: OpenSealed,
  pairs: readonly RepeatPair[],
): RecordedScan {
  return {
    checkin_id: id,
    created_at: created_at.toISOString(),
    record: openRecord(open, id, sealed_record),
    pairs,
    in_trend,
    thumbnail_filename,
    taken_on,
    sent_to: external_use?.sent_to ?? null,
  };
}
