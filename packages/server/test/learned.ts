import { createPreparation, learnOnThread } from '../src/adapters/assistant/embedded/recognition/learning.ts';
import type { LearnedRanking } from '../src/adapters/assistant/embedded/recognition/ranking.ts';
import { LEARNED } from './share-learned.ts';

/** All models of a thread, when it has ended. */
export async function stagesOf(learning: AsyncIterable<LearnedRanking>): Promise<LearnedRanking[]> {
  const stages: LearnedRanking[] = [];
  for await (const stage of learning) stages.push(stage);
  return stages;
}

/** Prepares the embedded assistant of this process with the stored model, never with the one before it. */
export const haveLearned = createPreparation(
  (error) => {
    throw error;
  },
  async function* () {
    yield* (await stagesOf(learnOnThread(LEARNED))).slice(-1);
  },
);
