import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createVisitor } from '../../../packages/server/test/visitor.ts';
import { check } from './ledger.ts';
import { createTestbed, type Testbed, type TestbedOptions } from './testbed.ts';

/** The result of a fault. */
export interface Outcome {
  seen: string;
  /** Broken promises. */
  problems: string[];
}

interface Options extends TestbedOptions {
  rounds: number;
  /** Injects the fault once; resolves with what went wrong. */
  inject(testbed: Testbed): Promise<string[]>;
}

/** Longest delay of a fault after the load has started, in milliseconds: about the duration of a scan. */
const LONGEST_PAUSE = 2_500;

/** Longest time until a server is ready again, in milliseconds. */
const READY_TIMEOUT = 60_000;

/** Injects a fault in each round while visitors scan, register and consent, then checks the ledger. */
export async function underLoad({ inject, ...options }: Options): Promise<Outcome> {
  return await inTestbed({
    ...options,
    async inject(testbed) {
      const load = testbed.startLoad();
      await wait(randomInt(LONGEST_PAUSE));
      const problems = await inject(testbed);
      await load.stop();
      return problems;
    },
  });
}

/** Injects a fault in each round, then checks the ledger. */
export async function inTestbed({ rounds, inject, ...options }: Options): Promise<Outcome> {
  const testbed = await createTestbed(options);
  try {
    const problems: string[] = [];
    for (let round = 0; round < rounds; round += 1) problems.push(...(await inject(testbed)));
    if (options.megabytes === undefined) {
      // An upload whose transaction was lost leaves a file without a key. The server deletes it at its start,
      // or minutes later.
      await testbed.server.stop();
      await testbed.restart();
    }
    problems.push(...(await check(testbed)));
    const acknowledged = testbed.entries.filter((entry) => entry.is_acknowledged).length;
    if (acknowledged === 0) problems.push('nothing was acknowledged, so nothing was checked');
    return { seen: `${acknowledged} acknowledged; ${tally(testbed.answers)}`, problems };
  } finally {
    await testbed.close();
  }
}

function tally(answers: readonly (number | string)[]): string {
  const counts = Map.groupBy(answers, (answer) => (typeof answer === 'number' ? answer : 'without answer'));
  return [...counts].map(([answer, { length }]) => `${length} × ${answer}`).join(', ');
}

/** The responses that no fault excuses while the server itself keeps running. */
export function unexpectedAnswers({ answers }: Testbed): string[] {
  const unexpected = answers.filter((answer) => ![200, 202, 429, 503].includes(Number(answer)));
  return [...new Set(unexpected)].map((answer) => `answered ${answer}`);
}

export async function untilReady({ server }: Testbed): Promise<string[]> {
  const operator = createVisitor({ url: server.url });
  const deadline = performance.now() + READY_TIMEOUT;
  while (performance.now() < deadline) {
    const status = await operator.get('/health/ready').then(
      (reply) => reply.status,
      () => 0,
    );
    if (status === 200) return [];
    await wait(50);
  }
  return ['it is not ready a minute later'];
}
