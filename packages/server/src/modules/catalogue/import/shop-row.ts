import { parse } from 'csv-parse/sync';
import type { Clock } from '../../../clock.ts';
import { WrongHeader } from './obf-row.ts';
import type { SkipReason } from './skip-reasons.ts';

/** What the operator of this server says about a product. */
export interface Offer {
  code: string;
  /** US dollars. */
  price: number | null;
  product_url: string | null;
  /** `YYYY-MM-DD`. */
  price_seen_at: string | null;
  /** Where a picture of it can be fetched. */
  picture_url: string | null;
}

export type OfferReader = (line: string) => Offer | SkipReason;

const MAX_PRICE = 100_000;
const MAX_LINK = 500;
const CODE = /^(\d{8}|\d{12,14})$/;

/**
 * Reads lines of `code,price,currency,product_url,price_seen_at` by the names of the header. Only `code` and
 * one more are needed; `picture_url` may be added.
 */
export function readShopHeader(header: string, clock: Clock): OfferReader {
  const names = cellsOf(header.replace(/^\uFEFF/, '')) ?? [];
  const columns = new Map(names.map((name, at) => [name.trim().toLowerCase(), at]));
  const says = ['price', 'product_url', 'picture_url'].some((name) => columns.has(name));
  if (!columns.has('code') || !says) throw new WrongHeader(NOT_KNOWN);
  return (line) => {
    const cells = cellsOf(line);
    if (cells === null || cells.length !== names.length) return 'unreadable';
    const cell = (name: string) => (cells[columns.get(name) ?? -1] ?? '').trim();
    return toOffer(cell, clock());
  };
}

const NOT_KNOWN =
  'The first line of the file does not name its columns. Open Beauty Facts names code, product_name and ' +
  'ingredients_text, between tabs; a list of prices begins with code,price,currency,product_url,price_seen_at.';

function toOffer(cell: (name: string) => string, now: Date): Offer | SkipReason {
  const code = cell('code');
  if (!CODE.test(code)) return 'bad_code';
  const price = cell('price') === '' ? null : Number(cell('price'));
  if (price !== null && !(price >= 0 && price <= MAX_PRICE)) return 'bad_price';
  if (price !== null && !['', 'USD'].includes(cell('currency').toUpperCase())) return 'other_currency';
  const product_url = cell('product_url') || null;
  const picture_url = cell('picture_url') || null;
  if (![product_url, picture_url].every((link) => link === null || isSafeLink(link))) return 'bad_link';
  const seen = cell('price_seen_at') || null;
  if (seen !== null && !isPastDay(seen, now)) return 'bad_day';
  return { code, price, product_url, price_seen_at: seen, picture_url };
}

function cellsOf(line: string): string[] | null {
  try {
    return (parse(line) as string[][])[0] ?? null;
  } catch {
    return null;
  }
}

/** Whether a link may stand on a page: `https://`, a host, and nothing that signs in. */
function isSafeLink(link: string): boolean {
  if (link.length > MAX_LINK || /[\s\p{Cc}]/u.test(link) || !URL.canParse(link)) return false;
  const { protocol, hostname, username, password } = new URL(link);
  return (
    protocol === 'https:' && link.startsWith('https://') && hostname !== '' && username + password === ''
  );
}

function isPastDay(day: string, now: Date): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) && date <= now;
}
