import { enableCompileCache, getCompileCacheDir } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ThreadRequest } from './messages.ts';
import { createThreadPool, type ThreadPool } from './thread-pool.ts';

/** A thread that does what the "photo" says, and names itself in its answer. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { getCompileCacheDir } from 'node:module';
  import { parentPort, threadId } from 'node:worker_threads';
  parentPort.on('message', ({ photo }) => {
    const order = Buffer.from(photo).toString();
    if (order === 'crash') throw new Error('broken');
    if (order === 'leave') process.exit(0);
    if (order === 'hang') return;
    if (order === 'refuse') return parentPort.postMessage({ type: 'refused', code: 'invalid', detail: 'No.' });
    const reason = order === 'cache' ? getCompileCacheDir() : 'thread ' + threadId;
    const quality = { status: 'pass', reason, issue: null };
    for (let i = 0; i < 3; i += 1) parentPort.postMessage({ type: 'assessed', quality });
    parentPort.postMessage({ type: 'done' });
  });
`)}`,
);

const onCrash = vi.fn<(error: Error) => void>();
let pool: ThreadPool;

function start(
  options: { size?: number; maxWaiting?: number; timeout?: number; maxIdle?: number } = {},
): void {
  const ordinary = { size: 1, maxWaiting: 2, timeout: 5_000, maxIdle: 60_000 };
  pool = createThreadPool({ script, onCrash, ...ordinary, ...options });
}

/** Runs one request to its end and returns the threads that answered. */
async function run(order: string, type: 'assess' | 'analyse' = 'assess'): Promise<string[]> {
  const reader = { timeZone: 'UTC', region: null, shownFrom: 1, answers: { age_band: '25-39' } } as const;
  const context = { checkin_id: 1, created_at: '', ...reader, history: [] };
  const request: ThreadRequest = { type, photo: Buffer.from(order), context };
  const answers: string[] = [];
  for await (const reply of pool.run(request)) {
    if (reply.type === 'assessed') answers.push(reply.quality.reason);
  }
  return answers;
}

afterEach(async () => {
  await pool.close();
  onCrash.mockReset();
});

describe('createThreadPool', () => {
  it('createThreadPool yields every result, one request at a time, on the same thread', async () => {
    start();
    const [first, second] = await Promise.all([run('go'), run('go')]);
    expect(first).toHaveLength(3);
    expect(second).toEqual(first);
  });

  it('createThreadPool runs as many at the same time as it has threads', async () => {
    start({ size: 2 });
    const answers = await Promise.all([run('go'), run('go')]);
    expect(new Set(answers.flat()).size).toBe(2);
  });

  it('createThreadPool refuses an assessment when too many wait, with a time to retry; an analysis waits', async () => {
    start({ timeout: 1_500 });
    const first = [run('hang'), run('go'), run('go')].map((each) => each.catch((error: Error) => error));
    const analysis = run('go', 'analyse');
    await expect(run('go')).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    await Promise.all(first);
    expect(await analysis).toHaveLength(3);
  });

  it('createThreadPool passes a refusal on and keeps the thread', async () => {
    start();
    const [thread] = await run('go');
    await expect(run('refuse')).rejects.toMatchObject({ status: 422, message: 'No.' });
    expect((await run('go'))[0]).toBe(thread);
  });

  it.each(['crash', 'leave', 'hang'])(
    'createThreadPool survives a thread that is told to %s: fails its request and serves the next',
    async (order) => {
      start({ timeout: 1_500 });
      const [failed, waited] = await Promise.allSettled([run(order), run('go')]);
      expect(String(failed.status === 'rejected' && failed.reason)).toContain(
        order === 'crash' ? 'broken' : 'without an answer',
      );
      expect(waited).toMatchObject({ status: 'fulfilled', value: { length: 3 } });
      expect(onCrash).toHaveBeenCalledTimes(order === 'crash' ? 1 : 0);
    },
  );

  it('createThreadPool replaces a thread that nobody has used for a while, to give its memory back', async () => {
    start({ maxIdle: 1 });
    const [first] = await run('go');
    await vi.waitFor(async () => expect((await run('go'))[0]).not.toBe(first), { timeout: 20_000 });
    expect(onCrash).not.toHaveBeenCalled();
  });

  it('createThreadPool serves the next request after a caller stopped early', async () => {
    start();
    for await (const _ of pool.run({ type: 'assess', photo: Buffer.from('go') })) break;
    expect(await run('go')).toHaveLength(3);
  });

  it('createThreadPool lets its threads load their code from the compile cache of this process', async () => {
    enableCompileCache(path.join(tmpdir(), 'daylit-thread-pool-test'));
    start();
    expect(new Set(await run('cache'))).toEqual(new Set([getCompileCacheDir()]));
  });

  it('createThreadPool refuses waiting requests when it closes', async () => {
    start();
    const ends = Promise.allSettled([run('hang'), run('go')]);
    await pool.close();
    const [hanging, waiting] = await ends;
    expect(String(hanging.status === 'rejected' && hanging.reason)).toContain('without an answer');
    expect(waiting).toMatchObject({ status: 'rejected', reason: { status: 503 } });
  });
});
