// Formats amounts and moments for answers and mails, and explains missing refunds.
import type { Money } from '@daylit/contract';
import type { Refunded } from './ports.ts';

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

/** Why a charge is not refunded now, and what the member can do. `where` says where to write to us. */
export function unreturnedWords({ held, refused }: Omit<Refunded, 'back'>, where: string): string[] {
  return [
    ...(refused
      ? [
          `${inMoney(refused)} cannot go back to your card: the payment provider or your bank refuses it. Please write to us ${where}, and we pay it back in another way.`,
        ]
      : []),
    ...(held
      ? [
          `Your bank holds ${inMoney(held)} until the dispute about it is decided. If the charge stands, we send it back to you.`,
        ]
      : []),
  ];
}
