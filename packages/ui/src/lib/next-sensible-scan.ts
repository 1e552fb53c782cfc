import type { Allowance } from '@daylit/contract';

const DAY = 86_400_000;

/** A change that is complete in eight weeks is told from weekly photos: docs/change-over-time.md. */
const LEAST_DAYS = 7;

/**
 * When the scan after one of this moment makes sense, maybe in the past: as often as the plan allows, at most
 * once a week, because more would show the light rather than the skin, and not before a scan is left. Both
 * moments are ISO 8601.
 */
export function nextSensibleScan(last: string, allowance?: Allowance): string {
  const { used = 0, limit = 1, resets_at = null } = allowance ?? {};
  const days = Math.max(LEAST_DAYS, Math.ceil(28 / Math.max(1, limit)));
  const allowed = used >= limit && resets_at !== null ? Date.parse(resets_at) : 0;
  return new Date(Math.max(Date.parse(last) + days * DAY, allowed)).toISOString();
}
