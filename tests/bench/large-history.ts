import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Privacy } from '@daylit/contract';
import { bundledPostgres } from '../../packages/server/test/bundled-postgres.ts';
import { PASSWORD } from '../../packages/server/test/members.ts';
import { type RealServer, startRealServer } from '../../packages/server/test/real-server.ts';
import { createVisitor, form, type Visitor } from '../../packages/server/test/visitor.ts';
import { MEMORY_SETTINGS } from '../../scripts/memory-settings.mjs';
import { megabytesOf, watchPeak } from './process-memory.ts';
import { readCpu } from './running-server.ts';

const SEED = fileURLToPath(new URL('../../packages/server/scripts/seed.ts', import.meta.url));
const SCANS = 10_000;

/** Whose they are. */
const EMAIL = 'archive@example.org';

/** Between two looks at the export, in milliseconds. */
const LOOK_INTERVAL = 500;

/** What a file of the whole history costs. */
interface FileCosts {
  seconds: number;
  /** Processor time of the server, in seconds. */
  cpu: number;
  /** How much the memory of the server grew, in megabytes. */
  growth: number;
  /** Size of the file, in megabytes. */
  size: number;
}

interface HistoryCosts {
  csv: FileCosts;
  html: FileCosts;
  export: FileCosts;
  /** Seconds that PostgreSQL alone takes to hand out the stages of every scan. */
  read: number;
}

/** Prints what `measureLargeHistory` measures. Promised for each: 30 s and 30 MB. */
export async function benchLargeHistory(): Promise<void> {
  const { read, ...files } = await measureLargeHistory();
  for (const [name, { seconds, cpu, growth, size }] of Object.entries(files))
    console.log(
      `${name.padEnd(8)}${size.toFixed(1).padStart(6)} MB in ${seconds.toFixed(1)} s (${cpu.toFixed(1)} processor-seconds), memory +${growth.toFixed(0)} MB`,
    );
  console.log(`reading the stages alone: ${read.toFixed(1)} s`);
}

/** The export and the history report of a member with 10,000 reports. Writing them takes some minutes. */
export async function measureLargeHistory(): Promise<HistoryCosts> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'daylit-bench-'));
  const env = { ...process.env, DATA_DIR: dataDir };
  const { status: seeded } = spawnSync(process.execPath, [SEED, '--scans', String(SCANS)], { env });
  if (seeded !== 0) throw new Error('The history could not be written.');
  const server = await startRealServer(dataDir, MEMORY_SETTINGS);
  try {
    const member = createVisitor({ url: server.url });
    const { status } = await member.post('/api/login', form({ email: EMAIL, password: PASSWORD }));
    if (status !== 200) throw new Error(`${EMAIL} cannot log in: ${status}.`);
    await member.download('/api/checkins');
    const report = (format: string) => async () =>
      (await member.download(`/api/history-report?format=${format}`)).length;
    return {
      csv: await measure(server, report('csv')),
      html: await measure(server, report('html')),
      export: await measure(server, () => makeExport(member)),
      read: await timeReading(dataDir),
    };
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function timeReading(dataDir: string): Promise<number> {
  const startedAt = performance.now();
  await bundledPostgres(() => dataDir).query('select * from scan_events');
  return (performance.now() - startedAt) / 1000;
}

/** Makes an export, and deletes it, so that the next run can make one. Returns its bytes. */
async function makeExport(member: Visitor): Promise<number> {
  const { status, body } = await member.post('/api/export');
  if (status !== 202) throw new Error(`No export: ${JSON.stringify(body)}`);
  for (;;) {
    const { latest_export: made } = (await member.get('/api/privacy')).body as Privacy;
    if (made?.status === 'failed') throw new Error('The export failed.');
    if (made?.status === 'ready') {
      const { length } = await member.download(`/api/export/${made.id}`);
      await member.delete(`/api/export/${made.id}`);
      return length;
    }
    await wait(LOOK_INTERVAL);
  }
}

async function measure({ pid }: RealServer, make: () => Promise<number>): Promise<FileCosts> {
  const stop = new AbortController();
  const before = megabytesOf(pid);
  const [startedAt, cpuBefore] = [performance.now(), readCpu(pid)];
  const peak = watchPeak(pid, stop.signal);
  const bytes = await make();
  stop.abort();
  return {
    seconds: (performance.now() - startedAt) / 1000,
    cpu: (readCpu(pid) - cpuBefore) / 1e6,
    growth: (await peak) - before,
    size: bytes / 1e6,
  };
}
