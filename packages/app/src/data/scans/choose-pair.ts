import type { TrendsView } from '@daylit/contract';

/** Two scans by their numbers, the older one first. */
interface Pair {
  earlier: number;
  later: number;
}

/**
 * The scans that the address names in `a` and `b`, if they can be compared; else the newest one, and the
 * first of its line. Null when there are fewer than two.
 */
export function choosePair({ scans }: TrendsView, query: URLSearchParams): Pair | null {
  const named = new Set(['a', 'b'].map((name) => Number(query.get(name))));
  const found = scans.filter(({ checkin_id }) => named.has(checkin_id));
  const [earlier, later] = found.length === 2 ? found : suggested(scans);
  return earlier && later ? { earlier: earlier.checkin_id, later: later.checkin_id } : null;
}

function suggested(scans: TrendsView['scans']): TrendsView['scans'] {
  const last = scans.at(-1);
  const first = scans.find((scan) => scan !== last && scan.line !== null && scan.line === last?.line);
  return last && first ? [first, last] : scans.slice(-2);
}
