import type { ComparedScan, Scan, ScanComparison, Sign, Trends } from '@daylit/contract';
import type { Clock } from '../../clock.ts';
import { Refusal } from '../../errors.ts';
import type { MemberDays, MemberWithDates } from '../members/ports.ts';
import type { ReaderOfDays, ScanComparer } from './ports.ts';
import type { RecordedScan, RecordedScans } from './recorded-scans.ts';
import type { ScanReader } from './scan-reader.ts';

/** Newest scans of the trends: as many as the document allows, more than a year of a scan a day. */
export const LONGEST_HISTORY = 400;

const NO_REPORT = 'A scan without a report cannot be compared. Please choose another one.';
const SAME_SCAN = 'Please choose two different scans.';

/** Compares a member's scans, as far back as the plan shows. */
export interface ScanComparisons {
  overTime(member: MemberWithDates): Promise<Trends>;
  /** Undefined when one of the numbers is unknown, hidden or another member's. */
  compare(member: MemberWithDates, one: number, other: number): Promise<ScanComparison | undefined>;
  /** Leaves a scan out of the trend, or counts it again. Undefined for one that is unknown or unfinished. */
  choose(member: MemberWithDates, id: number, inTrend: boolean): Promise<Scan | undefined>;
}

interface Dependencies {
  clock: Clock;
  memberDays: Pick<MemberDays, 'zoneOf'>;
  reader: ScanReader;
  recorded: RecordedScans;
  comparer: ScanComparer;
}

export function createScanComparisons(dependencies: Dependencies): ScanComparisons {
  const { clock, memberDays, reader, recorded, comparer } = dependencies;

  /** Why the photo of a scan cannot tell some signs. */
  async function reasonsOf(
    member: MemberWithDates,
    id: number | undefined,
  ): Promise<Partial<Record<Sign, string>>> {
    const scan = id === undefined ? undefined : await reader.find(member, id);
    const measurements = scan?.analysis_result?.condition_notes.measurements ?? [];
    return Object.fromEntries(
      measurements.flatMap(({ sign, cannot_tell_reason }) =>
        cannot_tell_reason === null ? [] : [[sign, cannot_tell_reason]],
      ),
    );
  }

  async function readerOf({ id, region }: MemberWithDates): Promise<ReaderOfDays> {
    return { timeZone: await memberDays.zoneOf(id), region, now: clock() };
  }

  /** The newest run of scans, without measures where none of the given scans belongs to it. */
  async function runOf(member: MemberWithDates, ...ids: readonly number[]) {
    const [all, days] = await Promise.all([recorded.list(member, LONGEST_HISTORY), readerOf(member)]);
    const { scans, measures } = comparer.overTime(all, {}, days);
    const line = scans.findLast((scan) => scan.line !== null)?.line;
    const isIn = scans.some((scan) => scan.line === line && ids.includes(scan.checkin_id));
    return { ...days, measures: isIn ? measures : [] };
  }

  return {
    async overTime(member) {
      const newest = await recorded.list(member, LONGEST_HISTORY);
      const [reasons, days] = await Promise.all([reasonsOf(member, newest[0]?.checkin_id), readerOf(member)]);
      const { scans, measures } = comparer.overTime(newest, reasons, days);
      const recordedScans = new Map(newest.map((scan) => [scan.checkin_id, scan]));
      return {
        scans: scans.map((scan) => ({
          ...scan,
          thumbnail_filename: recordedScans.get(scan.checkin_id)?.thumbnail_filename ?? '',
          in_trend: recordedScans.get(scan.checkin_id)?.in_trend !== false,
        })),
        measures,
      };
    },

    async compare(member, one, other) {
      const scans = await Promise.all([reader.find(member, one), reader.find(member, other)]);
      if (scans.includes(undefined)) return undefined;
      if (one === other) throw new Refusal('invalid', { detail: SAME_SCAN });
      const [earlier, later] = await Promise.all([
        recorded.find(member, Math.min(one, other)),
        recorded.find(member, Math.max(one, other)),
      ]);
      const comparison =
        earlier && later && comparer.compare(earlier, later, await runOf(member, one, other));
      if (!comparison) throw new Refusal('invalid', { detail: NO_REPORT });
      return {
        ...comparison,
        earlier: comparedScan(earlier),
        later: comparedScan(later),
      };
    },

    async choose(member, id, inTrend) {
      await recorded.chooseTrend(member, id, inTrend);
      const scan = await reader.find(member, id);
      return scan?.status === 'complete' ? scan : undefined;
    },
  };
}

function comparedScan({ checkin_id, created_at, thumbnail_filename }: RecordedScan): ComparedScan {
  return { checkin_id, created_at, thumbnail_filename };
}
