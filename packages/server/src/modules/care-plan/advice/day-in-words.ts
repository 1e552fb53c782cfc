import type { HomeRegion } from '@daylit/contract';
import { englishOf } from '@daylit/wording';

/**
 * A calendar day, as `2026-11-27`, in the words "November 27", on one line and in the order of the member's
 * region.
 */
export function dayInWords(day: string, region: HomeRegion | null): string {
  const parts = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  const words = new Date(day).toLocaleDateString(englishOf(region), parts);
  return words.replace(' ', '\u00A0');
}
