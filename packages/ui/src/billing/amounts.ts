import { formatDate } from '../lib/format-date.ts';
import { formatPrice } from '../lib/format-price.ts';

/** Minor units of a currency as money: 924 and "usd" give "$9.24". A currency that nobody knows is named. */
export function formatAmount(minorUnits: number, currency = 'usd'): string {
  const code = currency.toUpperCase();
  if (code === 'USD') return formatPrice(minorUnits / 100);
  try {
    const format = new Intl.NumberFormat(undefined, { style: 'currency', currency: code });
    const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
    return format.format(minorUnits / 10 ** digits);
  } catch {
    return `${(minorUnits / 100).toFixed(2)} ${code}`;
  }
}

/** The server's moments are seconds or milliseconds since 1970: below 1e12 they are seconds. Gives milliseconds. */
export function readMoment(moment: number): number {
  return moment < 1e12 ? moment * 1000 : moment;
}

/** The day of a moment in seconds or milliseconds, "December 18, 2026". Undefined where there is none. */
export function dayOf(moment: number | null | undefined): string | undefined {
  if (moment == null) return undefined;
  const date = new Date(readMoment(moment));
  return Number.isNaN(date.getTime()) ? undefined : formatDate(date.toISOString());
}
