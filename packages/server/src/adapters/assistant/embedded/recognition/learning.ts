import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { AUTHORS, readExamples } from './examples.ts';
import { createRanking, type LearnedRanking, learnRanking, type Ranking } from './ranking.ts';
import type { SecondOpinion } from './second-opinion.ts';

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

/**
 * `learn` yields a model that can answer, and better ones later, for which nobody waits. `onFailure` is
 * called for each thread that failed. A thread never gets any data of a member.
 */
export function createPreparation(
  onFailure: (error: unknown) => void,
  learn: () => AsyncIterable<LearnedRanking>,
): Prepare {
  let preparing: Promise<boolean> | undefined;
  let restsUntil = -Infinity;

  /** False after the last stage, and when it failed. */
  async function next(stages: AsyncIterator<LearnedRanking>): Promise<boolean> {
    try {
      const { value, done } = await stages.next();
      if (done === true) return false;
      learned = createRanking(value);
      return true;
    } catch (error) {
      onFailure(error);
      return false;
    }
  }

  async function improve(stages: AsyncIterator<LearnedRanking>): Promise<void> {
    if (await next(stages)) await improve(stages);
  }

  async function prepare(): Promise<boolean> {
    for (let tries = 0; tries < TRIES; tries++) {
      const stages = learn()[Symbol.asyncIterator]();
      if (!(await next(stages))) continue;
      void improve(stages);
      return true;
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
 * `directory` for the next start. When it is not stored yet, a model without the second opinion comes first.
 * Throws when the thread crashes, ends without a result, runs out of memory, or has no first model in time.
 */
export async function* learnOnThread(
  directory?: string,
  code = new URL('./learning-thread.ts', import.meta.url),
  patience = PATIENCE,
): AsyncGenerator<LearnedRanking, void, void> {
  const thread = new Worker(code, { env: {}, workerData: directory });
  // The process may exit while the thread is still working.
  thread.unref();
  const gone = new AbortController();
  thread.once('exit', (exitCode) => gone.abort(new Error(`The learning thread ended with ${exitCode}.`)));
  const late = setTimeout(() => gone.abort(new Error('The learning thread takes too long.')), patience);
  late.unref();
  try {
    let model: LearnedRanking | undefined;
    for await (const [message] of on(thread, 'message', { signal: gone.signal })) {
      // Nobody waits for the second opinion, so it has no limit.
      clearTimeout(late);
      // A second message is the second opinion alone, so that the first model is not received twice.
      model = model ? { ...model, second: message as SecondOpinion } : (message as LearnedRanking);
      yield model;
      if (model.second !== null) return;
    }
  } finally {
    clearTimeout(late);
    await thread.terminate();
  }
}
