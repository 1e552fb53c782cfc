import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { AUTHORS, readExamples } from './examples.ts';
import { createRanking, type LearnedRanking, learnRanking, type Ranking } from './ranking.ts';

let learned: Ranking | undefined;

/** The model of all examples. When it was not prepared, it is learned now, which takes some seconds. */
export function currentRanking(): Ranking {
  learned ??= createRanking(learnRanking(readExamples()));
  return learned;
}

/**
 * Learns what is needed to recognise a question, once for all callers at the same time. False when that
 * failed; then nothing is recognised.
 */
export type Prepare = () => Promise<boolean>;

/** The first failure of a thread may be bad luck. The second one in a row is not. */
const TRIES = 2;

/** How long no caller waits for another attempt after all of them failed, in milliseconds. */
const REST = 60_000;

/** `onFailure` is called for each thread that failed. A thread never gets any data of a member. */
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

/** Learns from some authors only, to measure how well it recognises the wordings of the others. */
export function learnWithout(author: string): void {
  learned = createRanking(learnRanking(readExamples(AUTHORS.filter((one) => one !== author))));
}

/** A busy machine takes a minute for five seconds of work. Shorter than a stream, in milliseconds. */
const PATIENCE = 100_000;

/**
 * The model of all examples, learned on a separate thread, so that nothing else waits, and stored in
 * `directory` for the next start. Throws when the thread crashes, ends without a result, runs out of memory,
 * or does not end.
 */
export async function learnOnThread(
  directory?: string,
  code = new URL('./learning-thread.ts', import.meta.url),
  patience = PATIENCE,
): Promise<LearnedRanking> {
  const thread = new Worker(code, { env: {}, workerData: directory });
  // The process may exit while the thread is still working.
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
