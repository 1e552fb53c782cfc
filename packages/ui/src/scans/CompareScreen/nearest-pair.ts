import type { ScanChoice } from './scan-choice.ts';

/** Two scans by their numbers. */
export interface ScanPair {
  earlier: number;
  later: number;
}

/**
 * The pair that may be compared and differs least from this one: with one of its scans and the other nearest
 * in time, else the ends of the newest run. Undefined where no two scans may be compared.
 */
export function nearestPair(scans: readonly ScanChoice[], pair: ScanPair): ScanPair | undefined {
  const options = (['earlier', 'later'] as const).flatMap((kept) => {
    const one = scans.find(({ checkin_id }) => checkin_id === pair[kept]);
    const left = scans.find(
      ({ checkin_id }) => checkin_id === pair[kept === 'earlier' ? 'later' : 'earlier'],
    );
    if (!one || !left || one.line === null) return [];
    return scans
      .filter((scan) => scan !== one && scan !== left && scan.line === one.line)
      .map((scan) => ({ pair: inOrder(one, scan), distance: Math.abs(timeOf(scan) - timeOf(left)) }));
  });
  const [nearest] = options.toSorted((a, b) => a.distance - b.distance);
  if (nearest) return nearest.pair;
  const newest = scans.findLast(({ line }) => line !== null)?.line;
  const run = scans.filter(({ line }) => line !== null && line === newest);
  const [first, last] = [run[0], run.at(-1)];
  return first && last && first !== last ? inOrder(first, last) : undefined;
}

function inOrder(one: ScanChoice, other: ScanChoice): ScanPair {
  const isFirst = one.created_at <= other.created_at;
  const [earlier, later] = isFirst ? [one, other] : [other, one];
  return { earlier: earlier.checkin_id, later: later.checkin_id };
}

function timeOf({ created_at }: ScanChoice): number {
  return Date.parse(created_at);
}
