import type { Sign, SignReading } from '@daylit/contract';
import { dayIn, type MemberOnPlan, type PlainDate } from '../members/ports.ts';
import type { ScanDay } from './course.ts';
import type { ComparisonInWords, PreviousScan, RecordedScans, ScanComparer } from './ports.ts';

/** More than 30 scans a month for 12 weeks. */
const MOST_SCANS = 200;

/** The scans of a product trial, as the engine compares them. */
export interface ProductTrialScans {
  /** Oldest first. */
  days: ScanDay[];
  /** By the number of the scan; null when the photo could not tell the sign. */
  readings: ReadonlyMap<number, SignReading | null>;
  find(id: number): PreviousScan | undefined;
  compare(earlier: number, later: number): ComparisonInWords | undefined;
}

interface Asked {
  sign: Sign;
  created_at: Date;
  starts_on: PlainDate;
  time_zone: string;
}

interface Dependencies {
  recorded: RecordedScans;
  comparer: ScanComparer;
}

/** Reads the scans that were made since a product trial was named. */
export async function readProductTrialScans(
  { recorded, comparer }: Dependencies,
  member: MemberOnPlan,
  { sign, created_at: since, starts_on, time_zone }: Asked,
): Promise<ProductTrialScans> {
  const newest = await recorded.list(member, MOST_SCANS);
  const scans = newest
    .filter(({ created_at }) => Date.parse(created_at) > since.getTime())
    .sort((a, b) => a.checkin_id - b.checkin_id);
  const byId = new Map(scans.map((scan) => [scan.checkin_id, scan]));
  const readings = new Map(scans.map((scan) => [scan.checkin_id, readingIn(comparer, scan, sign)]));
  const days = scans.map((scan) => ({
    scan,
    day: scan.taken_on ?? dayIn(time_zone, new Date(scan.created_at)),
  }));
  const first = days.find(({ scan, day }) => readings.get(scan.checkin_id) && day >= starts_on)?.scan;

  function compare(earlier: number, later: number): ComparisonInWords | undefined {
    const [from, to] = [byId.get(earlier), byId.get(later)];
    return from && to && comparer.compare(from, to);
  }

  function isComparable(scan: PreviousScan): boolean {
    const result = first && comparer.compare(first, scan)?.result;
    return result !== undefined && result !== 'not_comparable';
  }

  return {
    readings,
    find: (id) => byId.get(id),
    compare,
    days: days.map(({ scan, day }) => ({
      checkin_id: scan.checkin_id,
      day,
      isTold: readings.get(scan.checkin_id) != null,
      isComparable: isComparable(scan),
    })),
  };
}

/** The sign in a scan, from its comparison with itself. */
export function readingIn(comparer: ScanComparer, scan: PreviousScan, sign: Sign): SignReading | null {
  return comparer.compare(scan, scan)?.signs.find((each) => each.sign === sign)?.later ?? null;
}
