import type { ReadingFacts, Sign } from '@daylit/contract';
import { MARGIN } from '../thresholds/comparison.ts';
import type { PreviousScan } from './scan-record.ts';
import { rangeOf } from './range.ts';
import { round } from './round.ts';
import { bridgedDeviationIn, type Spreads } from './repeatability.ts';

/** A sign in one scan with its error bar; null when the photo could not tell. */
export function readingOf(
  sign: Sign,
  { checkin_id, record }: PreviousScan,
  spreads: Spreads,
): ReadingFacts | null {
  const severity = record.severities[sign];
  if (severity === null) return null;
  const deviation = bridgedDeviationIn(sign, record, spreads);
  return {
    checkin_id,
    severity_score: round(severity, 1),
    margin: round(MARGIN * deviation, 1),
    range: rangeOf(severity, deviation),
  };
}
