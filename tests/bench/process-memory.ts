import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Between two looks for the peak, in milliseconds. */
const LOOK_INTERVAL = 50;

/** Megabytes that a process holds, without what it shares with others (PSS). Linux only. */
export function megabytesOf(pid: number): number {
  const [, kilobytes = '0'] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** The most that a process holds until the signal, in megabytes. */
export async function watchPeak(pid: number, signal: AbortSignal): Promise<number> {
  let most = 0;
  while (!signal.aborted) {
    most = Math.max(most, megabytesOf(pid));
    await wait(LOOK_INTERVAL);
  }
  return most;
}
