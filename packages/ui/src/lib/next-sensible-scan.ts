const DAY = 86_400_000;

/** A change that is complete in eight weeks is told from weekly photos: docs/change-over-time.md. */
const LEAST_DAYS = 7;

/**
 * When the scan after one of this moment makes sense: as often as the plan allows, and at most once a week,
 * because more would show the light rather than the skin. Both moments are ISO 8601.
 */
export function nextSensibleScan(last: string, scansAMonth = 1): string {
  const days = Math.max(LEAST_DAYS, Math.ceil(28 / Math.max(1, scansAMonth)));
  return new Date(Date.parse(last) + days * DAY).toISOString();
}
