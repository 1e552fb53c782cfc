// How long each kind of data is kept. The code that deletes reads these times, and so does the page that
// promises them (modules/transparency), so the promise is kept.
import type { ThumbnailRetention } from '@daylit/contract';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

/** Milliseconds after which each kind of data is deleted. */
export const KEPT = {
  /** An original whose analysis hangs. */
  waitingPhoto: 15 * MINUTE,
  /** A photo that was checked and not scanned. Deleted at the next sweep, so after at most 10 minutes. */
  checkedPhoto: 5 * MINUTE,
  /** The record that a photo was refused. */
  refusedPhoto: DAY,
  /** A registration, after the last verification mail was asked for. */
  registration: DAY,
  session: 30 * DAY,
  /** A session that nobody uses. */
  idleSession: 7 * DAY,
  /** The record that a browser has logged in before, after its last login. */
  knownBrowser: YEAR,
  /** The row of a mail, after it was written. */
  mail: 7 * DAY,
  /** Wrong passwords, after the delay has ended. */
  loginFailures: DAY,
  /** The archive of an export. */
  export: DAY,
  /** What somebody wrote to the operator. */
  operatorMessage: YEAR,
  /** The record that a morning or an evening was marked as done. */
  routineDay: 30 * DAY,
  /** What a member's webhooks were told, and its outcome. */
  webhookEvent: 30 * DAY,
  /** Events of the payment provider, and finished checkouts. */
  paymentEvent: 90 * DAY,
} as const;

/** Number of browsers of a member that are remembered. */
export const KEPT_BROWSERS = 20;

/** Milliseconds that the thumbnails of a member are kept, by their choice; null as long as the account. */
export const THUMBNAILS_KEPT: Record<ThumbnailRetention, number | null> = {
  now: 0,
  '30_days': 30 * DAY,
  '1_year': YEAR,
  account: null,
};

/** The default for a member who has not chosen. */
export const DEFAULT_THUMBNAIL_RETENTION: ThumbnailRetention = 'account';

/** How often what has expired is deleted, in milliseconds; see the job `purge-expired`. */
export const PURGE_INTERVAL = HOUR;

const UNITS = [
  ['year', YEAR],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/** A duration in words: `a year`, `30 days`, `24 hours`, `15 minutes`. */
export function inWords(milliseconds: number): string {
  for (const [unit, length] of UNITS) {
    const count = milliseconds / length;
    // A single day is said in hours, which is how people count it.
    if (count < 1 || !Number.isInteger(count) || (unit === 'day' && count === 1)) continue;
    return count === 1 ? `${unit === 'hour' ? 'an' : 'a'} ${unit}` : `${count} ${unit}s`;
  }
  return `${milliseconds / 1000} seconds`;
}
