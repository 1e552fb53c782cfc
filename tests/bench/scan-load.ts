import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openMailbox } from '../../packages/server/test/open-mailbox.ts';
import { startRealServer } from '../../packages/server/test/real-server.ts';
import type { Visitor } from '../../packages/server/test/visitor.ts';
import { median, p99Of } from './median.ts';
import { join, phonePhoto, scan } from './phone-scans.ts';

const MEMBERS = 5;
/** A trial has four scans. */
const SCANS_PER_MEMBER = 4;
/** Between two calls of another member's open page, in milliseconds: a session may make 600 a minute. */
const CALL_INTERVAL = 110;

/** The engine's own bench: a 12-megapixel scan compared with its floor, decoding and finding the face. */
export function benchScan(): void {
  const { status } = spawnSync(process.execPath, ['lab/vision/time-scan.ts'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The bench of the engine failed.');
}

/** Milliseconds. */
interface ScanLoad {
  /** From each upload to its report. */
  reports: number[];
  /** Event-loop lag of the server meanwhile. */
  lag: { p99: number; max: number };
  /** Each `GET /api/me` of another member meanwhile. */
  calls: number[];
}

/**
 * Prints what `measureScanLoad` measures. The promise is a report in under 8 s and a lag under 50 ms at the
 * 99th percentile.
 */
export async function benchScanLoad(): Promise<void> {
  const { reports, lag, calls } = await measureScanLoad();
  print(`photo to report`, `${median(reports).toFixed(0)} ms, slowest ${Math.max(...reports).toFixed(0)} ms`);
  print(
    'event-loop lag',
    `p99 ${lag.p99.toFixed(0)} ms, most ${lag.max.toFixed(0)} ms (promised: p99 under 50)`,
  );
  print(
    `GET /api/me`,
    `${calls.length} calls, p99 ${p99Of(calls).toFixed(0)} ms, slowest ${Math.max(...calls).toFixed(0)} ms`,
  );
}

/** How responsive the server stays during 20 scans of 12 megapixels, one after another. */
export async function measureScanLoad(): Promise<ScanLoad> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'daylit-bench-'));
  const photo = await phonePhoto();
  const server = await startRealServer(dataDir);
  const stop = new AbortController();
  try {
    const reader = await join(server, 'reader');
    const members = await Promise.all(
      Array.from({ length: MEMBERS }, (_, index) => join(server, `member-${index}`)),
    );
    const operator = await openMailbox(server);
    // Reading the lag resets it.
    await readLag(operator);
    const answers = callAgainAndAgain(reader, stop.signal);
    const reports: number[] = [];
    for (const member of members) {
      for (let n = 1; n <= SCANS_PER_MEMBER; n++) reports.push(await scan(member, n, photo));
    }
    const lag = await readLag(operator);
    stop.abort();
    return { reports, lag, calls: await answers };
  } finally {
    stop.abort();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function print(what: string, figures: string): void {
  console.log(`${`${what}:`.padEnd(17)}${figures}`);
}

/** Calls until the signal is aborted. Returns the milliseconds of each call. */
async function callAgainAndAgain(member: Visitor, signal: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  while (!signal.aborted) {
    const askedAt = performance.now();
    const { status } = await member.get('/api/me');
    if (status !== 200) throw new Error(`GET /api/me answered ${status}.`);
    times.push(performance.now() - askedAt);
    await wait(CALL_INTERVAL);
  }
  return times;
}

/** Event-loop lag of the server since the last reading, in milliseconds. */
async function readLag(operator: Visitor): Promise<{ p99: number; max: number }> {
  const metrics = String((await operator.get('/metrics')).body);
  const read = (name: string): number =>
    Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)$`, 'm').exec(metrics)?.[1]) * 1000;
  return { p99: read('p99'), max: read('max') };
}
