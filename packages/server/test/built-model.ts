import { openModel } from '../src/adapters/assistant/embedded/open-model.ts';

/** Recognises questions with the model that the test run has built. */
export const haveModel = (): Promise<void> => openModel();
