import { setTimeout as wait } from 'node:timers/promises';
import type { Privacy } from '@daylit/contract';
import { PASSWORD } from '../../packages/server/test/members.ts';
import { type RealServer, startRealServer } from '../../packages/server/test/real-server.ts';
import { createVisitor, form, type Visitor } from '../../packages/server/test/visitor.ts';
import { MEMORY_SETTINGS } from '../../scripts/memory-settings.mjs';
import { megabytesOf, watchPeak } from './process-memory.ts';
import { readCpu } from './running-server.ts';

/** Whom `npm run seed -- --scans 10000` makes. */
const EMAIL = 'archive@example.org';

/** Between two looks at the export, in milliseconds. */
const LOOK_INTERVAL = 500;

/**
 * The export and the history report of a member with 10,000 real reports: how long they take, the processor
 * time of the server, and how much its memory grows. Promised for each: 30 s and 30 MB.
 */
export async function benchLargeHistory(): Promise<void> {
  const { DATA_DIR } = process.env;
  if (DATA_DIR === undefined)
    return console.log('Left out: DATA_DIR names no folder of `npm run seed -- --scans 10000`.');
  const server = await startRealServer(DATA_DIR, MEMORY_SETTINGS);
  try {
    const member = createVisitor({ url: server.url });
    const { status } = await member.post('/api/login', form({ email: EMAIL, password: PASSWORD }));
    if (status !== 200) throw new Error(`${EMAIL} cannot log in: ${status}.`);
    await member.download('/api/checkins');
    for (const format of ['csv', 'html'])
      await measure(server, format, async () => {
        const { length } = await member.download(`/api/history-report?format=${format}`);
        return length;
      });
    await measure(server, 'export', () => makeExport(member));
  } finally {
    await server.stop();
  }
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

async function measure({ pid }: RealServer, name: string, make: () => Promise<number>): Promise<void> {
  const stop = new AbortController();
  const before = megabytesOf(pid);
  const [startedAt, cpuBefore] = [performance.now(), readCpu(pid)];
  const peak = watchPeak(pid, stop.signal);
  const bytes = await make();
  stop.abort();
  const seconds = (performance.now() - startedAt) / 1000;
  const cpuSeconds = (readCpu(pid) - cpuBefore) / 1e6;
  const growth = (await peak) - before;
  console.log(
    `${name.padEnd(8)}${(bytes / 1e6).toFixed(1).padStart(6)} MB in ${seconds.toFixed(1)} s (${cpuSeconds.toFixed(1)} processor-seconds), memory +${growth.toFixed(0)} MB`,
  );
}
