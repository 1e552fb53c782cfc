// Formats amounts and moments for answers and mails.
import type { HomeRegion, Money } from '@daylit/contract';
import { englishOf } from '@daylit/wording';
import { utcMoment } from '../../utc-moment.ts';

/** An amount as people write it: `$48.00`. */
export function inMoney({ amount, currency }: Money): string {
  return (amount / 100).toLocaleString('en-US', { style: 'currency', currency });
}

/**
 * A date in the order of the member's region: `November 24, 2027 (UTC)`. The member's time zone is not known
 * here, and their own screens may show the day before or after.
 */
export function inDays(date: Date, region: HomeRegion | null): string {
  return `${date.toLocaleDateString(englishOf(region), { dateStyle: 'long', timeZone: 'UTC' })} (UTC)`;
}

/** Day and time, in UTC. */
export const inMinutes = utcMoment;
