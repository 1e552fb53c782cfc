// Formats amounts and moments for answers and mails.
import type { Money } from '@daylit/contract';

/** An amount as people write it: `$48.00`. */
export function inMoney({ amount, currency }: Money): string {
  return (amount / 100).toLocaleString('en-US', { style: 'currency', currency });
}

/**
 * A date for people: `November 24, 2027 (UTC)`. The member's time zone is not known here, and their own
 * screens may show the day before or after.
 */
export function inDays(date: Date): string {
  return `${inUtc(date)} (UTC)`;
}

function inUtc(date: Date): string {
  return date.toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** Day and time, in UTC. */
export function inMinutes(date: Date): string {
  const time = date.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return `${inUtc(date)}, ${time} UTC`;
}
