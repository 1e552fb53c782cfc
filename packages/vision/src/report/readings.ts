import type { ReadingFacts } from '@daylit/contract';
import { CHANGE_CONFIDENCE } from '../comparison-thresholds.ts';
import type { PreviousScan } from '../scan-record.ts';
import type { ComparedSign } from './changes.ts';
import { rangeOf } from './range.ts';
import { round } from './severity.ts';
import { deviationOf } from './sign-facts.ts';

/** A sign in one scan with its error bar; null when the photo could not tell. */
export function readingOf(sign: ComparedSign, { checkin_id, record }: PreviousScan): ReadingFacts | null {
  const severity = record.severities[sign];
  if (severity === null) return null;
  const deviation = deviationOf(sign, record.standard_deviations[sign]);
  return {
    checkin_id,
    severity_score: round(severity, 1),
    margin: round(CHANGE_CONFIDENCE * deviation, 1),
    range: rangeOf(severity, deviation),
  };
}
