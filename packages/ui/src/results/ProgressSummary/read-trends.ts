import { readNumber, readObjects, readText } from '../damage.ts';
import type { Trend, TrendPoint } from '../report.ts';

/** A trend of at least two scans, as it can be shown. */
export interface ReadTrend {
  concern_name: string;
  /** A verdict of `Trend`, or unknown. */
  change: unknown;
  /** Severity from 0 to 5, oldest first. */
  scores: number[];
  /** The last score but one. */
  before: number;
  /** The last score. */
  now: number;
}

/** The trends that hold at least two scans. */
export function readTrends(trends: unknown): ReadTrend[] {
  return readObjects<Trend>(trends).flatMap(({ concern_name, change, points }) => {
    const scores = readObjects<TrendPoint>(points).flatMap(
      ({ severity_score }) => readNumber(severity_score) ?? [],
    );
    const [before, now] = scores.slice(-2);
    if (before === undefined || now === undefined) return [];
    return { concern_name: readText(concern_name) ?? 'Unnamed Concern', change, scores, before, now };
  });
}
