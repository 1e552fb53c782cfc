import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../errors.ts';
import type { ScanLookups } from '../chat/ports.ts';
import type { MemberOnPlan } from '../members/ports.ts';
import type { ScanComparisons } from './scan-comparisons.ts';
import type { ScanReader } from './scan-reader.ts';
import { visibleScans } from './visible-scans.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  reader: ScanReader;
  comparisons: ScanComparisons;
}

export function createScanLookups({ db, clock, reader, comparisons }: Dependencies): ScanLookups {
  function complete(member: MemberOnPlan) {
    return visibleScans(db, member, clock()).where('scans.status', '=', 'complete');
  }

  async function newestId(member: MemberOnPlan, before?: number): Promise<number | null> {
    let query = complete(member).select('scans.id');
    if (before !== undefined) query = query.where('scans.id', '<', before);
    return (await query.orderBy('scans.id', 'desc').limit(1).executeTakeFirst())?.id ?? null;
  }

  return {
    async findCompleteId(member, wanted) {
      if (wanted === null) return newestId(member);
      const own = await complete(member).select('scans.id').where('scans.id', '=', wanted).executeTakeFirst();
      return own?.id ?? newestId(member);
    },

    find: (member, id) => reader.find(member, id),

    async compareWithPrevious(member, id) {
      const previous = await newestId(member, id);
      if (previous === null) return null;
      try {
        return (await comparisons.compare(member, previous, id)) ?? null;
      } catch (error) {
        // `compare` refuses two scans that the engine cannot compare.
        if (error instanceof Refusal) return null;
        throw error;
      }
    },

    async count(member) {
      const { count } = await complete(member)
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}
