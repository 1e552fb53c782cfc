import type { Money } from '@daylit/contract';
import { englishOfBrowser } from '../lib/english-of-browser.ts';
import { formatDate } from '../lib/format-date.ts';
import { formatPrice } from '../lib/format-price.ts';

/**
 * Minor units of a currency as money: 924 and "usd" give "$9.24". An unknown currency is shown by its code.
 */
export function formatAmount(minorUnits: number, currency = 'usd'): string {
  const code = currency.toUpperCase();
  if (code === 'USD') return formatPrice(minorUnits / 100);
  try {
    const format = new Intl.NumberFormat(englishOfBrowser(), { style: 'currency', currency: code });
    const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
    return format.format(minorUnits / 10 ** digits);
  } catch {
    return `${(minorUnits / 100).toFixed(2)} ${code}`;
  }
}

/** An amount of money, as in `formatAmount`. */
export function formatMoney({ amount, currency }: Money): string {
  return formatAmount(amount, currency);
}

/** The date of a Unix time in seconds, "December 18, 2026". Undefined when there is none. */
export function dayOf(moment: number | null | undefined): string | undefined {
  return moment == null ? undefined : formatDate(new Date(moment * 1000).toISOString());
}
