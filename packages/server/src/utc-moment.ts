import type { HomeRegion } from '@daylit/contract';
import { englishOf } from '@daylit/wording';

/**
 * Day and time in UTC, in the order of the member's region: "November 18, 2026 at 9:30 AM UTC". The American
 * order where the region is not known.
 */
export function utcMoment(at: Date, region?: HomeRegion | null): string {
  const words = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(englishOf(region), words).format(at)} UTC`;
}
