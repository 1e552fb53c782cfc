import { withUnit } from '../../lib/with-unit.ts';

const MEGABYTE = 1_000_000;

/** A size in bytes in decimal units, as galleries show it: '2.4 MB', '640 kB'. */
export function fileSize(bytes: number): string {
  if (bytes >= MEGABYTE) return withUnit((bytes / MEGABYTE).toFixed(1), 'MB');
  return withUnit(Math.max(1, Math.round(bytes / 1000)), 'kB');
}
