import type { SignReading } from '@daylit/contract';
import { readRange } from './range.ts';
import { fields, number } from './values.ts';

/** A sign in one scan; null when the photo could not tell. */
export function readReading(value: unknown): SignReading | null {
  const reading = fields(value);
  const checkin_id = number(reading?.['checkin_id']);
  const severity_score = number(reading?.['severity_score']);
  const range = readRange(reading?.['range'], severity_score);
  if (checkin_id === null || severity_score === null || range === null) return null;
  return { checkin_id, severity_score, margin: number(reading?.['margin']) ?? 0, range };
}
