import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createVisitor } from '../../../packages/server/test/visitor.ts';
import { check } from './ledger.ts';
import { createWorld, type World, type WorldOptions } from './world.ts';

/** What came of a fault. */
export interface Outcome {
  seen: string;
  /** What is not as it was promised. */
  problems: string[];
}

interface Options extends WorldOptions {
  rounds: number;
  /** What happens in a round; resolves with what went wrong. */
  harm(world: World): Promise<string[]>;
}

/** Longest that harm waits after the load has begun, in milliseconds: a scan takes about as long. */
const LONGEST_PAUSE = 2_500;

/** How long a server may take until it is ready again, in milliseconds. */
const PATIENCE = 60_000;

/** Does harm again and again while people scan, register and consent, then checks the ledger. */
export async function underLoad({ harm, ...options }: Options): Promise<Outcome> {
  return await inWorld({
    ...options,
    async harm(world) {
      const load = world.startLoad();
      await wait(randomInt(LONGEST_PAUSE));
      const problems = await harm(world);
      await load.stop();
      return problems;
    },
  });
}

/** Does harm again and again, then checks the ledger. */
export async function inWorld({ rounds, harm, ...options }: Options): Promise<Outcome> {
  const world = await createWorld(options);
  try {
    const problems: string[] = [];
    for (let round = 0; round < rounds; round += 1) problems.push(...(await harm(world)));
    if (options.megabytes === undefined) {
      // An upload whose transaction was lost leaves a file without a key, which is swept at a start or minutes later.
      await world.server.stop();
      await world.restart();
    }
    problems.push(...(await check(world)));
    const acknowledged = world.entries.filter((entry) => entry.is_acknowledged).length;
    if (acknowledged === 0) problems.push('nothing was acknowledged, so nothing was checked');
    return { seen: `${acknowledged} acknowledged; ${tally(world.answers)}`, problems };
  } finally {
    await world.close();
  }
}

function tally(answers: readonly (number | string)[]): string {
  const counts = Map.groupBy(answers, (answer) => (typeof answer === 'number' ? answer : 'without answer'));
  return [...counts].map(([answer, { length }]) => `${length} × ${answer}`).join(', ');
}

/** Names the answers that no fault excuses as long as the server itself stays. */
export function strangeAnswers({ answers }: World): string[] {
  const strange = answers.filter((answer) => ![200, 202, 429, 503].includes(Number(answer)));
  return [...new Set(strange)].map((answer) => `answered ${answer}`);
}

export async function untilReady({ server }: World): Promise<string[]> {
  const operator = createVisitor({ url: server.url });
  const deadline = performance.now() + PATIENCE;
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
