import { createPreparation, learnOnThread } from '../src/adapters/assistant/embedded/recognition/learning.ts';
import { LEARNED } from './share-learned.ts';

/** Prepares the embedded assistant of this process with the stored model. */
export const haveLearned = createPreparation(
  (error) => {
    throw error;
  },
  () => learnOnThread(LEARNED),
);
