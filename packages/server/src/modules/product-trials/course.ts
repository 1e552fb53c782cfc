import type { NextProductTrialScan, ProductTrial, ProductTrialWindow } from '@daylit/contract';
import type { PlainDate } from '../members/ports.ts';
import { daysBetween } from './plain-dates.ts';
import { type ScanWindow, windowsFrom } from './windows.ts';

/** The settings that were chosen at the start. */
interface Decided {
  starts_on: PlainDate;
  weeks: number;
  isEnded: boolean;
}

/** A complete scan since the start. */
export interface ScanDay {
  checkin_id: number;
  /** The person's day when it was made. */
  day: PlainDate;
  /** Whether the photo could tell the sign. */
  isTold: boolean;
  /** Whether the photo can be compared with a first one. */
  isComparable: boolean;
}

/** Where a product trial stands. */
export interface Course extends Pick<ProductTrial, 'phase' | 'starts_on' | 'week' | 'next_scan'> {
  windows: ProductTrialWindow[];
  /** The scans that count, by the name of their window. */
  counted: Record<ProductTrialWindow['name'], number[]>;
  /** The scan of the current or last window that does not count although it was made in it. */
  uncounted: number | null;
}

/**
 * The state of a product trial on a day. `scans` are those since its start, oldest first. The first scan that
 * can tell the sign sets the days of the windows, so that nobody misses the start.
 */
export function courseOf(decided: Decided, scans: readonly ScanDay[], today: PlainDate): Course {
  const first = scans.find(({ day, isTold }) => isTold && day >= decided.starts_on);
  const later = decided.starts_on > today ? decided.starts_on : today;
  const starts_on = first?.day ?? (decided.isEnded ? decided.starts_on : later);
  const made = first ? scans.filter(({ checkin_id }) => checkin_id >= first.checkin_id) : [];
  const placed = windowsFrom(starts_on, decided.weeks).map((window) => placeScans(window, made));
  const counted = Object.fromEntries(
    placed.map(({ window, ids }) => [window.name, ids]),
  ) as Course['counted'];
  const windows = placed.map(({ window, ids }) => withStatus(window, ids.length, today));
  const phase = phaseOf(decided, first !== undefined, windows);
  const isOver = phase === 'done' || phase === 'ended';
  const next = isOver ? undefined : nextOf(windows, first !== undefined);
  return {
    phase,
    starts_on,
    week: phase === 'running' ? Math.min(weekOf(starts_on, today), decided.weeks) : null,
    windows,
    counted,
    next_scan: next ? nextScan(next, today) : null,
    uncounted: next ? uncountedIn(next, first ? made : scans, decided.starts_on) : null,
  };
}

function placeScans(window: ScanWindow, scans: readonly ScanDay[]): { window: ScanWindow; ids: number[] } {
  const ids = scans
    .filter((scan) => isIn(window, scan.day) && counts(window.name, scan))
    .map(({ checkin_id }) => checkin_id);
  return { window, ids };
}

function counts(name: ScanWindow['name'], { isTold, isComparable }: ScanDay): boolean {
  return isTold && (name === 'first' || isComparable);
}

function isIn({ from, to }: ScanWindow, day: PlainDate): boolean {
  return day >= from && day <= to;
}

function withStatus(window: ScanWindow, scans_made: number, today: PlainDate): ProductTrialWindow {
  return { ...window, scans_made, status: statusOf(window, scans_made, today) };
}

function statusOf(window: ScanWindow, made: number, today: PlainDate): ProductTrialWindow['status'] {
  if (today < window.from) return 'ahead';
  if (made >= window.scans_wanted) return 'done';
  if (today <= window.to) return 'open';
  return made > 0 ? 'done' : 'missed';
}

function phaseOf(
  { isEnded }: Decided,
  hasFirst: boolean,
  windows: readonly ProductTrialWindow[],
): Course['phase'] {
  if (isEnded) return 'ended';
  if (!hasFirst) return 'waiting';
  const last = windows.at(-1)?.status;
  return last === 'done' || last === 'missed' ? 'done' : 'running';
}

function nextOf(windows: readonly ProductTrialWindow[], hasFirst: boolean): ProductTrialWindow | undefined {
  return hasFirst ? windows.find(({ status }) => status === 'open' || status === 'ahead') : windows[0];
}

function nextScan({ name, from, to }: ProductTrialWindow, today: PlainDate): NextProductTrialScan {
  return { window: name, from, to, in_days: Math.max(0, daysBetween(today, from)) };
}

function weekOf(start: PlainDate, today: PlainDate): number {
  // A member who flies over the date line may be a day before the first scan again.
  return Math.max(0, Math.floor(daysBetween(start, today) / 7)) + 1;
}

/** The newest scan, if it was made for the next window and does not count. */
function uncountedIn(
  next: ProductTrialWindow,
  scans: readonly ScanDay[],
  starts_on: PlainDate,
): number | null {
  const newest = scans.at(-1);
  if (!newest || newest.day < starts_on) return null;
  const isMeant = next.name === 'first' || isIn(next, newest.day);
  return isMeant && !counts(next.name, newest) ? newest.checkin_id : null;
}
