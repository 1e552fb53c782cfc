import { withActions } from './actions.ts';
import type { Answer, ReadQuestion } from './draft.ts';
import { notTwice } from './not-twice.ts';
import { withFitting } from './offer.ts';
import { withTold } from './with-told.ts';

/** What every answer gets: what was told, nothing twice, the questions that fit, and what can be done. */
export const finish = async (answer: Answer, asked: ReadQuestion): Promise<Answer> =>
  withActions(await withFitting(await notTwice(withTold(answer, asked), asked), asked), asked);
