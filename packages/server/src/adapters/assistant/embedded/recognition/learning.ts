import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { AUTHORS, readExamples } from './examples.ts';
import { createRanking, type LearnedRanking, learnRanking, type Ranking } from './ranking.ts';

let learned: Ranking | undefined;

/** What all examples teach. Where nothing was prepared, it is learned now, which takes some seconds. */
export function currentRanking(): Ranking {
  learned ??= createRanking(learnRanking(readExamples()));
  return learned;
}

/**
 * Learns what is needed to understand a question, once for all who ask at the same time. False when that
 * failed; then nothing may be recognised.
 */
export type Prepare = () => Promise<boolean>;

/** A thread that failed may have been unlucky; the second one in a row was not. */
const TRIES = 2;

/** How long nobody waits for another try after all of them failed, in milliseconds. */
const REST = 60_000;

/** `onFailure` hears of each thread that failed. Nothing of a member is ever given to one. */
export function createPreparation(
  onFailure: (error: unknown) => void,
  learn: () => Promise<LearnedRanking>,
): Prepare {
  let preparing: Promise<boolean> | undefined;
  let restsUntil = -Infinity;

  async function prepare(): Promise<boolean> {
    for (let tries = 0; tries < TRIES; tries++) {
      try {
        learned = createRanking(await learn());
        return true;
      } catch (error) {
        onFailure(error);
      }
    }
    restsUntil = performance.now() + REST;
    return false;
  }

  return async () => {
    if (performance.now() < restsUntil) return false;
    preparing ??= prepare();
    const isReady = await preparing;
    if (!isReady) preparing = undefined;
    return isReady;
  };
}

/** Learns from some authors only, to see what the others teach. */
export function learnWithout(author: string): void {
  learned = createRanking(learnRanking(readExamples(AUTHORS.filter((one) => one !== author))));
}

/** A busy machine takes a minute for the five seconds of work. Shorter than a stream, in milliseconds. */
const PATIENCE = 100_000;

/**
 * What all examples teach, learned on a thread of its own, so that nothing else waits meanwhile, and kept in
 * `directory` for the next start. Throws when the thread crashes, ends without a word, runs out of memory, or
 * never ends.
 */
export async function learnOnThread(
  directory?: string,
  code = new URL('./learning-thread.ts', import.meta.url),
  patience = PATIENCE,
): Promise<LearnedRanking> {
  const thread = new Worker(code, { env: {}, workerData: directory });
  // A program that stops does not wait for it.
  thread.unref();
  const gone = new AbortController();
  thread.once('exit', (exitCode) => gone.abort(new Error(`The learning thread ended with ${exitCode}.`)));
  try {
    const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(patience)]);
    const [message] = (await once(thread, 'message', { signal })) as [LearnedRanking];
    return message;
  } finally {
    await thread.terminate();
  }
}
