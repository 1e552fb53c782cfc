import type { SeverityRange } from '@daylit/contract';

/** Standard deviations to either side within which four out of five photos of the same day read. */
const FOUR_OF_FIVE = 1.28;

/** How far a range may reach into a whole step without naming it, points. */
const TOLERANCE = 0.25;

const STRONGEST = 5;

/**
 * The whole steps of a severity, 0 to 5, of which another photo would give the same or the neighbouring ones:
 * one or two steps wide. `deviation` is the standard deviation from one photo to the next, points.
 */
export function rangeOf(severity: number, deviation: number): SeverityRange {
  const reach = FOUR_OF_FIVE * deviation;
  const low = Math.max(0, Math.floor(severity - reach + TOLERANCE));
  const high = Math.min(STRONGEST, Math.ceil(severity + reach - TOLERANCE));
  if (low < high) return { low, high };
  return (severity >= low && low < STRONGEST) || low === 0
    ? { low, high: low + 1 }
    : { low: low - 1, high: low };
}
