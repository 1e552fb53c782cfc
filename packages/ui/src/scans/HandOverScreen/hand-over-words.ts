import type { TrendMeasure, TrendScan } from '@daylit/contract';
import { formatDate, formatDay, formatShortDay } from '../../lib/format-date.ts';
import { inText, toldTrend } from '../../lib/trend-words.ts';

const LIST = new Intl.ListFormat('en-GB');

/** "10 photos from February 11 to November 18, 2026." */
export function photosWords(scans: readonly TrendScan[]): string {
  const [first, last] = [scans[0], scans.at(-1)];
  if (!first || !last) return '';
  if (first === last) return `1 photo of ${formatDate(last.created_at)}.`;
  const isOneYear = new Date(first.created_at).getFullYear() === new Date(last.created_at).getFullYear();
  const from = isOneYear ? formatDay(first.created_at) : formatDate(first.created_at);
  return `${scans.length} photos from ${from} to ${formatDate(last.created_at)}.`;
}

/** Who read the photos: this server, and every outside service by name. */
export function readerWords(photosSentTo: readonly string[]): string {
  if (photosSentTo.length === 0) return 'Made by an app from selfies; no outside service read the photos.';
  return `Made by an app from selfies; parts of photos were also read by ${LIST.format(photosSentTo)}.`;
}

/** The newest scans that may be compared with each other, newest first; without any, the newest alone. */
export function shownScans(scans: readonly TrendScan[], most: number): TrendScan[] {
  const line = scans.findLast((scan) => scan.line !== null)?.line;
  const alike = line === undefined ? [] : scans.filter((scan) => scan.line === line);
  return (alike.length > 0 ? alike : scans.slice(-1)).slice(-most).toReversed();
}

/** The scans that are not in the table, and why. Undefined when all are comparable. */
export function leftOutWords(scans: readonly TrendScan[]): string | undefined {
  const open = scans.filter(({ line }) => line === null);
  const line = scans.findLast((scan) => scan.line !== null)?.line;
  const first = scans.find((scan) => scan.line === line);
  const hasOlderLines = first !== undefined && scans.some((scan) => scan.line !== null && scan.line !== line);
  const sentences = [];
  if (open.length > 0) {
    const named = open.map(
      ({ created_at, reason }) => `${formatShortDay(created_at)} (${reasonInText(reason)})`,
    );
    sentences.push(`Left out: ${named.join(', ')}.`);
  }
  if (hasOlderLines)
    sentences.push(`Scans before ${formatDate(first.created_at)} can’t be compared with later ones.`);
  return sentences.length === 0 ? undefined : sentences.join(' ');
}

function reasonInText(reason: string | null): string {
  return inText((reason ?? 'not comparable').replace(/\.$/, ''));
}

const CHANGES: Record<TrendMeasure['change'], string> = {
  less_visible: 'calmer',
  more_visible: 'a little more',
  no_measurable_change: 'no measurable change',
  not_compared: 'not compared',
};

/** "calmer since June 24": over the run of scans, and only where that cannot tell, between two of them. */
export function changeWords({ trend, change, since }: TrendMeasure, scans: readonly TrendScan[]): string {
  const isClaimed = change === 'less_visible' || change === 'more_visible';
  if (trend?.title !== undefined && (toldTrend(trend) || !isClaimed)) return inText(trend.title);
  const from = scans.find(({ checkin_id }) => checkin_id === since);
  return from ? `${CHANGES[change]} since ${formatShortDay(from.created_at)}` : CHANGES[change];
}
