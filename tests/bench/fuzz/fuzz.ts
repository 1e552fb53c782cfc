import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import { bundledPostgres } from '../../../packages/server/test/bundled-postgres.ts';
import { providerEnv, startFakeProvider } from '../../../packages/server/test/fake-provider.ts';
import { startRealServer } from '../../../packages/server/test/real-server.ts';
import { PUBLIC_URL } from './account-cast.ts';
import { assemble, type Cast } from './cast.ts';
import { type Fault, faultsOf } from './judge.ts';
import { FATAL, PICTURE } from './known.ts';
import type { Answer } from '../../../contracts/document/answer-faults.ts';
import { type Operation, OPERATIONS } from '../../../contracts/document/operations.ts';
import { fixedCases } from './fixed-cases.ts';
import { printReport, type Tally } from './report.ts';
import type { Request } from './request.ts';
import { plainRequestsTo, requestsTo } from './requests.ts';
import { send } from './send.ts';

interface Options {
  /** Reproduces the same requests in the same order. */
  seed: number;
  /** Approximate number of requests. */
  count: number;
}

/** Concurrent requests. */
const WORKERS = 8;

/** A WebP picture of one pixel. */
const ONE_PIXEL = 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA';

/** Calls that look at photos take a hundred times as long as others. */
const SLOW = new Set(['validatePhoto', 'scanSkin', 'takeSecondPhoto']);

/** Number of requests known to succeed that each operation gets. */
const PLAIN = 3;

/**
 * Sends generated requests to every operation of openapi.yaml, on a real server with all its limits, and
 * checks each response against the document. Prints a table. Returns true when there was no server error, no
 * undocumented response and no accepted invalid request, and every served operation succeeded at least once.
 */
export async function fuzz({ seed, count }: Options): Promise<boolean> {
  console.log(`seed ${seed}, ${count} requests`);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'daylit-fuzz-'));
  await mkdir(path.join(dataDir, 'product-pictures'));
  await writeFile(path.join(dataDir, 'product-pictures', PICTURE), Buffer.from(ONE_PIXEL, 'base64'));
  const clinic = await startFakeProvider();
  const env = { LOG_LEVEL: 'error', PUBLIC_URL, ...providerEnv({ clinic }) };
  const server = await startRealServer(dataDir, env);
  const agent = new http.Agent({ keepAlive: true, maxSockets: WORKERS });
  try {
    const cast = await assemble({ server, dataDir, clinic }, 2 + Math.floor(count / 2_500), FATAL);
    await givePlan(dataDir);
    const tallies = new Map(OPERATIONS.map((operation) => [operation.id, emptyTally(operation)]));
    const startedAt = performance.now();
    const work = async (requests: Iterable<[Operation, Request]>) => {
      for (const [operation, request] of requests) {
        const answer = await send(server.url, agent, operation, request, cast);
        note(tallies.get(operation.id), answer, faultsOf(operation, request, answer), request);
      }
    };
    await work(fixedCases());
    const generated = generate(OPERATIONS, cast, { seed, count }).values();
    await Promise.all(Array.from({ length: WORKERS }, () => work(generated)));
    const isGood = printReport([...tallies.values()], (performance.now() - startedAt) / 1000);
    if (!isGood) console.log(server.output().slice(0, 4_000));
    return isGood;
  } finally {
    agent.destroy();
    await server.stop();
    await clinic.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Nobody can buy here the plan that the history report belongs to. */
async function givePlan(dataDir: string): Promise<void> {
  await bundledPostgres(() => dataDir).query(
    "update users set plan = 'pro', plan_expires_at = null where email like 'gethistoryreport@%'",
  );
}

/** The long run, with a new seed. Throws when any response was wrong. */
export async function benchFuzz(): Promise<void> {
  const isGood = await fuzz({ seed: Math.floor(Math.random() * 1e9), count: 20_000 });
  if (!isGood) throw new Error('Not every request was answered as the document says.');
}

function generate(
  operations: readonly Operation[],
  cast: Cast,
  { seed, count }: Options,
): [Operation, Request][] {
  const total = operations.reduce((sum, operation) => sum + weightOf(operation), 0);
  const queues = operations.map((operation, n): [Operation, Request[]] => {
    const numRuns = Math.ceil((count * weightOf(operation)) / total);
    const plain = fc.sample(plainRequestsTo(operation, cast), { seed: seed + n, numRuns: PLAIN });
    const wild = fc.sample(requestsTo(operation, cast), { seed: seed + n, numRuns });
    return [operation, [...plain, ...wild]];
  });
  // One request to each operation comes first, before anything can use up what it needs: a wild request may
  // answer a challenge, and a code is valid for a minute.
  const first = queues.flatMap(takeFrom);
  const turns = queues.flatMap((queue) => queue[1].map(() => queue));
  const [mixed = []] = fc.sample(fc.shuffledSubarray(turns, { minLength: turns.length }), {
    seed,
    numRuns: 1,
  });
  return [...first, ...mixed.flatMap(takeFrom)];
}

/** The next request of an operation. */
function takeFrom([operation, queue]: [Operation, Request[]]): [Operation, Request][] {
  return queue.splice(0, 1).map((request) => [operation, request]);
}

function emptyTally(operation: Operation): Tally {
  return { operation, statuses: new Map(), faults: [] };
}

function note(tally: Tally | undefined, answer: Answer, faults: Fault[], request: Request): void {
  const { status } = answer;
  tally?.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
  for (const fault of faults) tally?.faults.push({ fault, answer, request });
}

function weightOf({ id }: Operation): number {
  return SLOW.has(id) ? 0.25 : 1;
}
