import { createPreparation, learnOnThread } from '../src/adapters/assistant/embedded/recognition/learning.ts';
import { LEARNED } from './share-learned.ts';

/** Prepares the embedded assistant of this process by what was learned before. */
export const haveLearned = createPreparation(
  (error) => {
    throw error;
  },
  () => learnOnThread(LEARNED),
);
