import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addChatMembers } from '../../../packages/server/test/chat-members.ts';
import { startEmbeddedPostgres } from '../../../packages/server/test/own-postgres.ts';
import { median } from '../median.ts';
import { PRODUCT, type RunningServer, startServer } from '../running-server.ts';
import { benchKills } from './kills.ts';
import { type SlowModel, startSlowModel } from './slow-model.ts';

const STREAMS = 50;
/** Milliseconds that a busy machine may take. */
const PATIENCE = 60_000;
const ROUNDS = 5;
const PROMISED_FIRST_EVENT = 150;
const OPEN_STREAMS = 300;
const PER_MEMBER = 3;
/** Streams that are opened together. */
const AT_ONCE = 20;
const KILLS = 20;

/**
 * Prints how the chat does under load: time to the first event with 50 replies at once, memory with 300 open
 * streams, and what is lost when the server is killed during replies.
 */
export async function benchChat(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'daylit-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'database') });
  const databaseUrl = await postgres.databaseUrl('daylit');
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  try {
    await benchFirstEvent(env);
    await benchOpenStreams(env);
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  await benchKills(KILLS);
}

interface Env {
  DATA_DIR: string;
  DATABASE_URL: string;
}

function placeOf({ DATA_DIR, DATABASE_URL }: Env) {
  return { dataDir: DATA_DIR, databaseUrl: DATABASE_URL };
}

async function benchFirstEvent(env: Env): Promise<void> {
  const server = await startServer(PRODUCT, { ...env });
  try {
    const tokens = await addChatMembers(placeOf(env), STREAMS);
    // The first round compiles.
    await askTogether(server, tokens);
    await printFirstEvents(server, tokens);
  } finally {
    await server.stop();
  }
}

/**
 * Prints and asserts nothing, because milliseconds depend on the machine. Both ways to be busy are shown: the
 * worst moment, and fifty members who read and ask again.
 */
async function printFirstEvents(server: RunningServer, tokens: readonly string[]): Promise<void> {
  await askTogether(server, tokens);
  const before = server.cpuMicroseconds();
  const together: number[] = [];
  for (let round = 0; round < ROUNDS; round++) together.push(...(await askTogether(server, tokens)));
  const cpu = (server.cpuMicroseconds() - before) / together.length / 1000;
  const inTurn = await Promise.all(tokens.map((token) => askAgainAndAgain(server, token)));
  console.log(`First events (promised: 99 % within ${PROMISED_FIRST_EVENT} ms)`);
  console.log(`  ${STREAMS} messages at the same moment:            ${distributionOf(together)}`);
  console.log(`  ${STREAMS} streams, each asks when it is answered: ${distributionOf(inTurn.flat())}`);
  console.log(`  processor of the server for each message and its reply: ${cpu.toFixed(1)} ms`);
}

function distributionOf(times: readonly number[]): string {
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  return `median ${median(times).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`;
}

/** The milliseconds until each first event of one member's questions, one after another. */
async function askAgainAndAgain(server: RunningServer, token: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { firstEventAfter, end } = await ask(server, token);
    times.push(firstEventAfter);
    await end();
  }
  return times;
}

/** One question of each member at the same time. The milliseconds until each first event. */
async function askTogether(server: RunningServer, tokens: readonly string[]): Promise<number[]> {
  const replies = await Promise.all(tokens.map((token) => ask(server, token)));
  await Promise.all(replies.map(({ end }) => end()));
  return replies.map(({ firstEventAfter }) => firstEventAfter);
}

async function benchOpenStreams(env: Env): Promise<void> {
  const model = await startSlowModel(Infinity);
  const server = await startServer(PRODUCT, { ...env, ...model.env });
  try {
    const tokens = await addChatMembers(placeOf(env), OPEN_STREAMS / PER_MEMBER, model.env);
    const start = server.residentMegabytes();
    // Only the first question of a server makes it learn its examples and load the code that asks a model.
    const [first = ''] = tokens;
    const warm = await ask(server, first);
    await waitUntil('The first question did not reach the model.', () => model.open() > 0);
    warm.leave();
    await sleep(1_000);
    console.log(
      `memory ${start.toFixed(0)} MB at the start, ${server.residentMegabytes().toFixed(0)} MB after one question`,
    );
    // Memory that the first round does not return appears again in the second one.
    for (let round = 0; round < 2; round++) await openAndLeave(server, model, tokens);
  } finally {
    await server.stop();
    await model.close();
  }
}

async function openAndLeave(
  server: RunningServer,
  model: SlowModel,
  tokens: readonly string[],
): Promise<void> {
  const all = Array.from({ length: PER_MEMBER }, () => tokens).flat();
  const replies: Asked[] = [];
  while (replies.length < all.length) {
    const next = all.slice(replies.length, replies.length + AT_ONCE);
    replies.push(...(await Promise.all(next.map((token) => ask(server, token)))));
  }
  const early = server.residentMegabytes();
  await sleep(15_000);
  console.log(
    `${OPEN_STREAMS} open streams: ${model.open()} questions at the model; memory ${early.toFixed(0)} MB at first, ${server.residentMegabytes().toFixed(0)} MB after 15 s`,
  );
  const leftAt = performance.now();
  for (const { leave } of replies) leave();
  while (model.open() > 0 && performance.now() - leftAt < 10_000) await sleep(10);
  console.log(
    `all browsers gone: ${model.open()} questions at the model after ${(performance.now() - leftAt).toFixed(0)} ms (promised: 0 after 1,000)`,
  );
  // The endings are stored, and the members may ask again.
  await sleep(2_000);
}

async function waitUntil(failure: string, isTrue: () => boolean): Promise<void> {
  for (let waited = 0; !isTrue(); waited += 100) {
    if (waited >= PATIENCE) throw new Error(failure);
    await sleep(100);
  }
}

interface Asked {
  /** Milliseconds. */
  firstEventAfter: number;
  leave(): void;
  end(): Promise<void>;
}

/**
 * Keeps its connections, as browsers do. `fetch` would take three times the processor, from a server that has
 * these cores to itself otherwise.
 */
const agent = new Agent({ keepAlive: true });

const MESSAGE = JSON.stringify({ message: 'What do I use tonight?' });

/** Sends a message and waits for the first event. */
async function ask(server: Pick<RunningServer, 'origin'>, token: string): Promise<Asked> {
  const askedAt = performance.now();
  const asking = request(`${server.origin}/api/chat2/stream`, {
    agent,
    method: 'POST',
    headers: {
      cookie: `session=${token}`,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      'content-length': MESSAGE.length,
    },
  });
  asking.end(MESSAGE);
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  // The machine is too busy for a connection to the database; the next attempt includes the lost time.
  if (response.statusCode === 503) {
    response.resume();
    return ask(server, token);
  }
  if (response.statusCode !== 200) throw new Error(`A message was answered with ${response.statusCode}.`);
  await once(response, 'readable');
  const firstEventAfter = performance.now() - askedAt;
  // A client that disconnects gets an error of the connection.
  response.on('error', () => undefined);
  return {
    firstEventAfter,
    leave: () => asking.destroy(),
    async end() {
      response.resume();
      await once(response, 'end');
    },
  };
}
