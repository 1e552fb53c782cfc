import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestServer } from '../../packages/server/test/start-test-server.ts';
import { type Answer, faultsOfAnswer } from '../document/answer-faults.ts';
import { operationAt } from '../document/operations.ts';
import type { StoredInteraction, StoredPact } from '../pact-files.ts';
import { createProviderStates, type ProviderStates } from './provider-states.ts';
import { type Passing, startProxy } from './proxy.ts';
import { serveStates } from './state-endpoint.ts';

/** The result of a verification. */
export interface Verdict {
  /** Number of interactions that were tried. */
  tried: number;
  /** Promises that are not kept, one sentence each. */
  broken: string[];
  /** Responses that openapi.yaml does not allow, one sentence each. */
  unlisted: string[];
}

/** How a proxy changes requests and responses, to make the provider wrong. */
export interface Liar {
  /** A session that replaces the member's own. */
  session?(states: ProviderStates): string;
  answer?(answer: Answer): Answer;
}

/** Verifies a server against a pact with Pact's own verifier, and each response against openapi.yaml. */
export async function verify(server: TestServer, pact: StoredPact, liar: Liar = {}): Promise<Verdict> {
  const states = createProviderStates(server);
  const endpoint = await serveStates(states);
  const unlisted: string[] = [];
  const proxy = await startProxy(server.url, {
    ask: (request) => (liar.session ? as(liar.session(states), request) : request),
    answer(truth, { method, path: url }) {
      const answer = liar.answer?.(truth) ?? truth;
      const operation = operationAt(method, url.split('?', 1)[0] ?? '');
      for (const fault of faultsOfAnswer(operation, answer)) unlisted.push(`${method} ${url}: ${fault}`);
      return answer;
    },
  });
  try {
    return { ...(await runVerifier(pact, proxy.url, `${endpoint.url}/states`)), unlisted };
  } finally {
    await Promise.all([proxy.close(), endpoint.close()]);
  }
}

function as(session: string, request: Passing): Passing {
  return { ...request, headers: { ...request.headers, cookie: `__Host-session=${session}` } };
}

/** The fields of the verifier's report that are used here. */
interface Report {
  interactionResults: { description: string; result: string }[];
  errors: { interaction: string; mismatch: { mismatches?: { mismatch: string }[] } }[];
}

/**
 * Milliseconds. A second photo is analysed while its request waits, and the first one starts the analysis: on
 * a busy machine that takes longer than the verifier's own 5 seconds.
 */
const LONGEST_REQUEST = '30000';

async function runVerifier(
  pact: StoredPact,
  providerUrl: string,
  statesUrl: string,
): Promise<Omit<Verdict, 'unlisted'>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'daylit-verify-'));
  const [file, report] = [path.join(folder, 'pact.json'), path.join(folder, 'report.json')];
  const { hostname, port } = new URL(providerUrl);
  const words = [
    '--file',
    file,
    '--hostname',
    hostname,
    '--port',
    port,
    '--request-timeout',
    LONGEST_REQUEST,
  ];
  try {
    await writeFile(file, JSON.stringify(pact));
    // The exit code is 1 when a promise is broken, and the report is written. Without one, the run failed.
    await promisify(execFile)(
      'pact-verifier',
      [...words, '--state-change-url', statesUrl, '--json', report],
      {
        env: { ...process.env, PACT_DO_NOT_TRACK: 'true' },
        maxBuffer: 64 * 1024 * 1024,
      },
    ).catch((error: Error & { code?: number }) => {
      if (error.code !== 1) throw error;
    });
    const { interactionResults, errors } = JSON.parse(await readFile(report, 'utf8')) as Report;
    return { tried: interactionResults.length, broken: errors.flatMap(sentences) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function sentences({ interaction, mismatch }: Report['errors'][number]): string[] {
  const reasons = mismatch.mismatches?.map(({ mismatch: reason }) => reason) ?? [JSON.stringify(mismatch)];
  return reasons.map((reason) => `${interaction}: ${reason}`);
}

/** A pact with some of its interactions. Throws when there are none, because verifying none would pass. */
export function partOf(pact: StoredPact, isWanted: (interaction: StoredInteraction) => boolean): StoredPact {
  const interactions = pact.interactions.filter(isWanted);
  if (interactions.length === 0) throw new Error('No such interaction.');
  return { ...pact, interactions };
}
