import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type BundledPostgres, bundledPostgres } from '../../test/bundled-postgres.ts';
import { type RealServer, startRealServer } from '../../test/real-server.ts';
import { signUp } from '../../test/sign-up.ts';
import { createVisitor, type Visitor } from '../../test/visitor.ts';

let dataDir: string;
let server: RealServer;
let postgres: BundledPostgres;
let member: Visitor;
let operator: Visitor;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'daylit-lost-'));
  server = await startRealServer(dataDir);
  postgres = bundledPostgres(() => dataDir);
  operator = createVisitor({ url: server.url });
  member = createVisitor({ url: server.url, token: await signUp(server, 'noor@example.org') });
}, 120_000);
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** The outcome of one call: its status, or why there is no answer. A 503 must say when to retry. */
async function write(): Promise<number | string> {
  try {
    const { status, headers, body } = await member.post('/api/consents', {
      purpose: 'photo_analysis',
      granted: true,
    });
    if (status === 503 && !headers.get('retry-after'))
      return `503 without Retry-After: ${JSON.stringify(body)}`;
    return status;
  } catch (error) {
    return String((error as Error).cause ?? error);
  }
}

/** Writes with four callers at once until stopped, and collects the outcomes. */
function writeAgainAndAgain() {
  const stop = new AbortController();
  const answers: (number | string)[] = [];
  const writers = Array.from({ length: 4 }, async () => {
    while (!stop.signal.aborted) answers.push(await write());
  });
  return {
    answers,
    async stop() {
      stop.abort();
      await Promise.all(writers);
    },
  };
}

async function untilWritten(answers: readonly (number | string)[]): Promise<void> {
  const seen = answers.length;
  await vi.waitFor(() => expect(answers.slice(seen)).toContain(200), { timeout: 60_000, interval: 20 });
}

/** Repeats a disturbance while four callers write, and resolves with all outcomes. */
async function survive(harm: () => Promise<unknown>, rounds: number): Promise<Set<number | string>> {
  const writing = writeAgainAndAgain();
  try {
    for (let round = 0; round < rounds; round += 1) {
      await untilWritten(writing.answers);
      await harm();
    }
    await untilWritten(writing.answers);
  } finally {
    await writing.stop();
  }
  return new Set(writing.answers);
}

test('when PostgreSQL is killed, the calls of that moment are told to come back, and the server stays', async () => {
  expect(await survive(postgres.kill, 2)).toEqual(new Set([200, 503]));
}, 120_000);

test('the server also stays when PostgreSQL ends every connection, as in a failover', async () => {
  const others = 'from pg_stat_activity where pid <> pg_backend_pid()';
  const harm = () => postgres.query(`select pg_terminate_backend(pid) ${others}`);
  expect(await survive(harm, 3)).toEqual(new Set([200, 503]));
}, 120_000);

test('a frozen PostgreSQL blocks no call for long, and calls succeed once it continues', async () => {
  await write();
  postgres.freeze();
  try {
    expect(new Set(await Promise.all(Array.from({ length: 20 }, write)))).toEqual(new Set([503]));
    expect((await operator.get('/health/ready')).status).toBe(503);
    expect((await operator.get('/health/live')).status).toBe(200);
  } finally {
    postgres.thaw();
  }
  await vi.waitFor(async () => expect(await write()).toBe(200), { timeout: 30_000, interval: 20 });
  await vi.waitFor(async () => expect((await operator.get('/health/ready')).status).toBe(200), {
    timeout: 30_000,
    interval: 50,
  });
  // PostgreSQL has also closed the connections that were cut.
  await vi.waitFor(
    async () => {
      const [row] = await postgres.query(
        "select count(*)::int as open from pg_stat_activity where datname = 'daylit' and application_name = ''",
      );
      expect(row?.['open']).toBeLessThanOrEqual(11);
    },
    { timeout: 30_000, interval: 50 },
  );
}, 120_000);
