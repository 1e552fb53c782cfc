import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { eventsIn, wordsOf } from '../../test/chat-stream.ts';
import { noPgbouncer, type Pgbouncer, startPgbouncer } from '../../test/pgbouncer.ts';
import { facePhoto } from '../../test/photos.ts';
import { query } from '../../test/query.ts';
import { type RealServer, startRealServer } from '../../test/real-server.ts';
import { endedScan, scanForm } from '../../test/scans.ts';
import { signUp } from '../../test/sign-up.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { createVisitor, type Visitor } from '../../test/visitor.ts';

/** For tests that start servers, in milliseconds. Only a test that hangs should time out. */
const TEST_TIMEOUT = 120_000;

const IGNORED = { ignore_startup_parameters: 'statement_timeout,idle_in_transaction_session_timeout' };

let databaseUrl: string;
let directory: string;
beforeEach(async ({ skip }) => {
  skip(noPgbouncer !== undefined, noPgbouncer);
  databaseUrl = await createTestDatabase();
  directory = await mkdtemp(path.join(os.tmpdir(), 'daylit-pooler-'));
});
afterEach(async () => {
  if (noPgbouncer === undefined) await rm(directory, { recursive: true });
});

async function pooler(settings?: Record<string, string>): Promise<Pgbouncer> {
  const started = await startPgbouncer(databaseUrl, settings);
  onTestFinished(started.stop);
  return started;
}

async function start(env: Record<string, string>): Promise<RealServer> {
  const server = await startRealServer(directory, env);
  onTestFinished(server.kill);
  return server;
}

const refusalOf = (env: Record<string, string>): Promise<string> =>
  start(env).then(
    () => 'It started.',
    (error: Error) => error.message,
  );

describe('a server behind PgBouncer', { timeout: TEST_TIMEOUT }, () => {
  test.each([{}, IGNORED])(
    'a start without the direct address is refused by name, with %j',
    async (settings) => {
      const { url } = await pooler(settings);
      expect(await refusalOf({ DATABASE_URL: url })).toContain(
        'DATABASE_URL leads to a pooler, through which this server could neither migrate nor be notified of jobs: ' +
          'set DATABASE_DIRECT_URL',
      );
    },
  );

  test('a direct address of another database, or of the pooler itself, is refused', async () => {
    const { url } = await pooler();
    for (const DATABASE_DIRECT_URL of [await createTestDatabase(), url])
      expect(await refusalOf({ DATABASE_URL: url, DATABASE_DIRECT_URL })).toContain(
        'DATABASE_DIRECT_URL must be the address of the database of DATABASE_URL',
      );
  });

  test('a pooler in session mode needs no direct address', async () => {
    const { url } = await pooler({ pool_mode: 'session', default_pool_size: '40', ...IGNORED });
    const server = await start({ DATABASE_URL: url });
    expect(await signUp(server, 'session@example.org')).not.toBe('');
    await server.stop();
  });

  test('calls during a restart of the pooler are answered, or told to come back', async () => {
    const bouncer = await pooler();
    const server = await start({ DATABASE_URL: bouncer.url, DATABASE_DIRECT_URL: databaseUrl });
    const member = createVisitor({ url: server.url, token: await signUp(server, 'stays@example.org') });
    const statuses: number[] = [];
    const stop = new AbortController();
    const writers = Array.from({ length: 4 }, async () => {
      while (!stop.signal.aborted)
        statuses.push(
          (await member.post('/api/consents', { purpose: 'photo_analysis', granted: true })).status,
        );
    });
    for (let restarts = 0; restarts < 3; restarts++) {
      await bouncer.restart();
      const seen = statuses.length;
      await vi.waitFor(() => expect(statuses.slice(seen)).toContain(200), { timeout: 20_000, interval: 20 });
    }
    stop.abort();
    await Promise.all(writers);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    await server.stop();
  });

  test('a start takes the job of another server over only when that has been silent for ten seconds', async () => {
    const { url } = await pooler();
    const env = { DATABASE_URL: url, DATABASE_DIRECT_URL: databaseUrl };
    const first = await start(env);
    const visitor = createVisitor({ url: first.url, token: await signUp(first, 'taken@example.org') });
    const id = await scanOf(visitor, await facePhoto());
    await vi.waitFor(async () => expect(await scanJob()).toMatchObject({ state: 'active' }), {
      timeout: 20_000,
      interval: 5,
    });
    // It looks alive until its heartbeat is missed.
    process.kill(first.pid, 'SIGSTOP');
    const taken = await scanJob();
    expect(taken).toMatchObject({ state: 'active', retry_count: 0 });

    const second = await start(env);
    const reader = createVisitor({ url: second.url, token: visitor.token() ?? '' });
    expect(await endedScan(reader, id, 60_000)).toMatchObject({ status: 'complete' });
    await first.kill();
    const again = await scanJob();
    expect(again).toMatchObject({ retry_count: 1 });
    expect(Number(again?.['started']) - Number(taken?.['heartbeat'])).toBeGreaterThanOrEqual(10);
    await second.stop();
  });

  test('two servers lose and double nothing while one is killed and the pooler restarts', async () => {
    const bouncer = await pooler();
    const env = { DATABASE_URL: bouncer.url, DATABASE_DIRECT_URL: databaseUrl };
    const [stays, dies] = await Promise.all([start(env), start(env)]);
    const operator = createVisitor({ url: stays.url });
    const face = await facePhoto();

    const members = await Promise.all(
      [stays, dies, stays, dies].map(async (server, index) => {
        const token = await signUp(server, `member-${index}@example.org`);
        return { server, visitor: createVisitor({ url: server.url, token }) };
      }),
    );
    const scans = await Promise.all(members.map(({ visitor }) => scanOf(visitor, face)));
    await dies.kill();
    await bouncer.restart();
    await vi.waitFor(async () => expect((await operator.get('/health/ready')).status).toBe(200), {
      timeout: 30_000,
      interval: 50,
    });

    const moved = members.map(({ visitor }) =>
      createVisitor({ url: stays.url, token: visitor.token() ?? '' }),
    );
    for (const [index, member] of moved.entries()) {
      expect(await endedScan(member, scans[index] ?? 0, 60_000)).toMatchObject({ status: 'complete' });
      const asked = { message: 'How do I wash my face?', message_key: randomUUID() };
      const reply = eventsIn(await member.post('/api/chat2/stream', asked));
      expect(wordsOf(reply)).not.toBe('');
      expect(reply.at(-1)).toMatchObject({ type: 'content_delta', answer: { is_complete: true } });
    }
    const [first] = moved;
    const left = await first?.delete('/api/account', {
      current_password: 'seven green kettles',
      confirm: true,
    });
    expect(left?.status).toBe(202);
    expect((await first?.get('/api/me'))?.status).toBe(401);

    expect(await rowsOf("select count(*)::int as n from users where email like 'member-%'")).toEqual([
      { n: 3 },
    ]);
    expect(await rowsOf('select status, count(*)::int as n from scans group by status')).toEqual([
      { status: 'complete', n: 3 },
    ]);
    const doubled = 'select scan_id from scan_events group by user_id, scan_id having count(*) <> 7';
    expect(await rowsOf(doubled)).toEqual([]);
    const charges = "select amount from usage_charges where kind = 'scans'";
    expect(await rowsOf(charges)).toEqual([{ amount: 1 }, { amount: 1 }, { amount: 1 }]);
    await stays.stop();
  });
});

async function scanOf(member: Visitor, face: Uint8Array): Promise<number> {
  const { status, body } = await member.post('/api/scan-skin', scanForm(face));
  if (status !== 202) throw new Error(`The scan was refused: ${status} ${JSON.stringify(body)}`);
  return (body as { id: number }).id;
}

const rowsOf = (statement: string) => query(databaseUrl, statement);

/** The newest scan's job, with its times in seconds by PostgreSQL's clock. */
async function scanJob(): Promise<Record<string, unknown> | undefined> {
  const [job] = await rowsOf(
    `select state, retry_count, extract(epoch from started_on) as started, extract(epoch from heartbeat_on) as heartbeat
     from pgboss.job where name = 'analyse-scan' order by created_on desc limit 1`,
  );
  return job;
}
