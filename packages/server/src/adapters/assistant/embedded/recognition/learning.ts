import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { AUTHORS, readExamples } from './examples.ts';
import { createRanking, type LearnedRanking, learnRanking, type Ranking } from './ranking.ts';

let learned: Ranking | undefined;
let preparing: Promise<void> | undefined;

/** What all examples teach. Where nothing was prepared, it is learned now, which takes some seconds. */
export function currentRanking(): Ranking {
  learned ??= createRanking(learnRanking(readExamples()));
  return learned;
}

/** Learns on a thread of its own, once, so that nothing else waits meanwhile. */
export function prepareRanking(): Promise<void> {
  preparing ??= prepare().catch((error: unknown) => {
    preparing = undefined;
    throw error;
  });
  return preparing;
}

async function prepare(): Promise<void> {
  learned ??= createRanking(await learnOnThread());
}

/** Learns from some authors only, to see what the others teach. */
export function learnWithout(author: string): void {
  learned = createRanking(learnRanking(readExamples(AUTHORS.filter((one) => one !== author))));
}

/** What all examples teach, learned on a thread of its own. */
export async function learnOnThread(): Promise<LearnedRanking> {
  const thread = new Worker(new URL('./learning-thread.ts', import.meta.url), { env: {} });
  // A program that stops does not wait for it.
  thread.unref();
  const [message] = (await once(thread, 'message')) as [LearnedRanking];
  return message;
}
