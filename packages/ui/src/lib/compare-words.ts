import { formatDay, formatMonth } from './format-date.ts';

/** The way to two photos, by their months where these differ: "Compare June and November". */
export function compareWords(earlier: string, later: string): string {
  const [from, to] = [earlier, later].map((day) => formatMonth(day, 'long'));
  return from === to ? `Compare ${formatDay(earlier)} and ${formatDay(later)}` : `Compare ${from} and ${to}`;
}
