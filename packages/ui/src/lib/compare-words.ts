import { formatDay, formatMonth } from './format-date.ts';

/** The way to two photos, by their months where these differ: "Compare June and November". */
export function compareWords(earlier: string, later: string): string {
  const months = [earlier, later].map((day) => formatMonth(day, 'long'));
  const days = [earlier, later].map((day) => formatDay(day));
  const apart = [months, days].find(([from, to]) => from !== to);
  return apart ? `Compare ${apart.join(' and ')}` : 'Compare both scans';
}
