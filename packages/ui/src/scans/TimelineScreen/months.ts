import type { TrendScan } from '@daylit/contract';
import { formatMonthOfYear } from '../../lib/format-date.ts';
import { isEndedByEngine } from '../../lib/ended-by-engine.ts';
import type { TimelineScan } from '../scan.ts';

/** The scan after which an advertisement stands. */
const AD_AFTER = 3;

/** Scans under one heading, newest first. */
interface Month {
  /** Of its newest scan, ISO 8601. */
  created_at: string;
  rows: TimelineScan[];
  /** Another version of the analysis read the scans above, and they are not compared. */
  hasNewEngineAbove: boolean;
  hasAdBelow: boolean;
}

/**
 * The scans by month. A month is split where another engine ended the line, and after the third scan where an
 * advertisement follows it.
 */
export function monthsOf(
  checkins: readonly TimelineScan[],
  scans: readonly Pick<TrendScan, 'checkin_id' | 'engine_version' | 'line'>[],
  hasAd: boolean,
): Month[] {
  const byId = new Map(scans.map((scan) => [scan.checkin_id, scan]));
  const months: Month[] = [];
  let above: (typeof scans)[number] | undefined;
  checkins.forEach((checkin, index) => {
    const { id, created_at } = checkin;
    const scan = byId.get(id);
    const hasNewEngineAbove = above !== undefined && isEndedByEngine(scan, above);
    const open = months.at(-1);
    const isOpen = open && !open.hasAdBelow && !hasNewEngineAbove;
    const hasAdBelow = hasAd && index === AD_AFTER - 1;
    if (isOpen && formatMonthOfYear(open.created_at) === formatMonthOfYear(created_at)) {
      open.rows.push(checkin);
      open.hasAdBelow = hasAdBelow;
    } else months.push({ created_at, rows: [checkin], hasNewEngineAbove, hasAdBelow });
    above = scan ?? above;
  });
  return months;
}
