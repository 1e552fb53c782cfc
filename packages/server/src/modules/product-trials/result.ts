import {
  PRODUCT_TRIAL_WINDOW_NAME_VALUES,
  type ProductTrialResult,
  type ProductTrialScan,
  type SeverityRange,
  type Sign,
  type TrendChange,
} from '@daylit/contract';
import { type ProductTrialFacts, productTrialResult } from '@daylit/wording';
import type { Course } from './course.ts';
import type { ComparisonInWords } from './ports.ts';
import type { ProductTrialScans } from './product-trial-scans.ts';

/** The chosen product and sign, and how the routine differs from the start. */
interface Chosen extends Pick<ProductTrialFacts, 'sign' | 'isHighest' | 'weeks' | 'added' | 'removed'> {}

interface Pair {
  earlier: number;
  later: number;
  comparison: ComparisonInWords;
  change: TrendChange;
}

/**
 * The result of a product trial that is done. Every first scan is compared with every last one by the rule of
 * the reports, and a change is named only when all of them show it: two photos of one day that differ by
 * chance then cancel each other.
 */
export function resultOf(
  chosen: Chosen,
  { counted, windows }: Pick<Course, 'counted' | 'windows'>,
  scans: ProductTrialScans,
): ProductTrialResult {
  const lasts = counted.last.length > 0 ? counted.last : madeIn(windows.at(-1), scans);
  const pairs = counted.first.flatMap((earlier) =>
    lasts.flatMap((later) => pairOf(scans, earlier, later, chosen.sign)),
  );
  const compared = pairs.filter(({ change }) => change !== 'not_compared');
  const ids = new Set(compared.flatMap(({ earlier, later }) => [earlier, later]));
  const shown = placed(counted, scans);
  const isRough = compared.some(({ comparison }) => comparison.result === 'directional');
  const outcome = outcomeOf(compared);
  const facts: ProductTrialFacts = {
    ...chosen,
    outcome,
    obstacle: obstacleOf(pairs, compared.length > 0),
    isRough,
    scans: ids.size,
    reason: pairs.find(({ comparison }) => comparison.reason !== null)?.comparison.reason ?? null,
  };
  const isCompared = outcome !== 'not_compared';
  const of = (name: ProductTrialScan['window']) =>
    shown.filter((scan) => scan.window === name && ids.has(scan.checkin_id));
  return {
    outcome,
    first: isCompared ? union(of('first')) : null,
    last: isCompared ? union(of('last')) : null,
    smallest_change: isCompared ? smallestChange(of('first'), of('last')) : null,
    scans: shown,
    ...productTrialResult(facts),
  };
}

/** Scans of the window that do not count, each with the reason. */
function madeIn(window: Course['windows'][number] | undefined, { days }: ProductTrialScans): number[] {
  return days
    .filter(({ day }) => window !== undefined && day >= window.from && day <= window.to)
    .map(({ checkin_id }) => checkin_id);
}

function pairOf({ compare }: ProductTrialScans, earlier: number, later: number, sign: Sign): Pair[] {
  const comparison = compare(earlier, later);
  if (!comparison) return [];
  const change = comparison.signs.find((each) => each.sign === sign)?.change ?? 'not_compared';
  return [{ earlier, later, comparison, change }];
}

function outcomeOf(compared: readonly Pair[]): TrendChange {
  const [first] = compared;
  if (!first) return 'not_compared';
  return compared.every(({ change }) => change === first.change) ? first.change : 'no_measurable_change';
}

function obstacleOf(pairs: readonly Pair[], isCompared: boolean): ProductTrialFacts['obstacle'] {
  if (isCompared) return null;
  if (pairs.length === 0) return 'no_last_scan';
  const canCompare = pairs.some(({ comparison }) => comparison.result !== 'not_comparable');
  return canCompare ? 'sign_lost' : 'photos_differ';
}

/** The scans that count, oldest first, each with the sign. */
function placed(counted: Course['counted'], { readings, find }: ProductTrialScans): ProductTrialScan[] {
  return PRODUCT_TRIAL_WINDOW_NAME_VALUES.flatMap((window) =>
    counted[window].flatMap((checkin_id) => {
      const reading = readings.get(checkin_id);
      const created_at = find(checkin_id)?.created_at;
      if (!reading || created_at === undefined) return [];
      const { severity_score, margin, range } = reading;
      return [{ checkin_id, created_at, window, severity_score, margin, range }];
    }),
  );
}

function union(scans: readonly ProductTrialScan[]): SeverityRange | null {
  if (scans.length === 0) return null;
  return {
    low: Math.min(...scans.map(({ range }) => range.low)),
    high: Math.max(...scans.map(({ range }) => range.high)),
  };
}

/** The change that remains even with the widest error bars of both ends. */
function smallestChange(firsts: readonly ProductTrialScan[], lasts: readonly ProductTrialScan[]): number {
  const widest = [firsts, lasts].map((scans) => Math.max(...scans.map(({ margin }) => margin)));
  return Math.round(Math.hypot(...widest) * 10) / 10;
}
