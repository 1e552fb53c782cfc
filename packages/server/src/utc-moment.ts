import type { HomeRegion } from '@daylit/contract';
import { englishOf } from '@daylit/wording';

/**
 * Day and time in UTC, in the order of the member's region: "November 18, 2026 at 9:30 AM UTC". The American
 * order where the region is not known.
 */
export function utcMoment(at: Date, region?: HomeRegion | null): string {
  return `${formatOf(englishOf(region)).format(at)} UTC`;
}

// Making one takes longer than writing a hundred moments with it.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string): Intl.DateTimeFormat {
  const made =
    formats.get(locale) ??
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  formats.set(locale, made);
  return made;
}
