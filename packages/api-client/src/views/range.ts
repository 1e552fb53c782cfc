import type { SeverityRange } from '@daylit/contract';
import { fields, number } from './values.ts';

const STRONGEST = 5;

/**
 * The range of a score. An older report has none: the whole steps around its score take its place. Null
 * without a score between 0 and 5.
 */
export function readRange(value: unknown, severity_score: number | null): SeverityRange | null {
  const range = fields(value);
  const low = number(range?.['low']);
  const high = number(range?.['high']);
  if (low !== null && high !== null && 0 <= low && low < high && high <= STRONGEST) return { low, high };
  if (severity_score === null || severity_score < 0 || severity_score > STRONGEST) return null;
  const below = Math.min(Math.floor(severity_score), STRONGEST - 1);
  return { low: below, high: below + 1 };
}
