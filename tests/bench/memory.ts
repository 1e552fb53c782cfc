import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startRealServer } from '../../packages/server/test/real-server.ts';
import { MEMORY_SETTINGS } from '../../scripts/memory-settings.mjs';
import { join, phonePhoto, scan } from './phone-scans.ts';
import { megabytesOf, watchPeak } from './process-memory.ts';

const MEMBERS = 3;
/** A trial has four scans. */
const SCANS_PER_MEMBER = 4;
const LISTS = 400;
/** How long a server may give back what it took, in milliseconds. */
const REST = 20_000;

/** Megabytes that the process holds. */
interface MemoryFigures {
  start: number;
  scans: number;
  lists: number;
  /** After a chat and a rest. */
  end: number;
  most: number;
}

/** Prints what `measureMemory` measures. Promised: 200 MB at the start, 300 at the end, 400 at most. */
export async function benchMemory(): Promise<void> {
  for (const [name, megabytes] of Object.entries(await measureMemory()))
    console.log(`${`${name}:`.padEnd(8)}${megabytes.toFixed(0).padStart(5)} MB`);
}

/**
 * The memory of the Node process with all its threads, without PostgreSQL, as its proportional share (PSS):
 * at the start, after 12 scans of 12 megapixels, 400 lists and a chat, and at most.
 */
export async function measureMemory(): Promise<MemoryFigures> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'daylit-bench-'));
  const photo = await phonePhoto();
  const server = await startRealServer(dataDir, MEMORY_SETTINGS);
  const stop = new AbortController();
  try {
    await wait(REST);
    const start = megabytesOf(server.pid);
    const peak = watchPeak(server.pid, stop.signal);
    const members = await Promise.all(
      Array.from({ length: MEMBERS }, (_, index) => join(server, `member-${index}`)),
    );
    for (const member of members) for (let n = 1; n <= SCANS_PER_MEMBER; n++) await scan(member, n, photo);
    const scans = megabytesOf(server.pid);
    for (let n = 0; n < LISTS; n++) await members[n % MEMBERS]?.get('/api/checkins');
    const lists = megabytesOf(server.pid);
    await members[0]?.post('/api/chat2/stream', { message: 'What helps against dry skin?' });
    await wait(REST);
    const end = megabytesOf(server.pid);
    stop.abort();
    return { start, scans, lists, end, most: await peak };
  } finally {
    stop.abort();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
