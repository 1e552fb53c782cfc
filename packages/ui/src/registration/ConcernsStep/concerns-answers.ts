import type { Preferences } from '@daylit/contract';
import { MIDDAY_FEELS, REACTS } from '../choices.ts';
import { listOf } from '../ListQuestion/list-of.ts';

/** The answers of step 4. An unanswered question is absent. */
export interface ConcernsAnswers extends Pick<Preferences, 'midday_feel' | 'reacts'> {
  /** The ticked concerns in page order, then the text of Other. */
  issues: string[];
}

/** Reads the form of step 4. */
export function concernsAnswers(entered: FormData): ConcernsAnswers {
  const middayFeel = MIDDAY_FEELS.find(({ value }) => value === entered.get('midday_feel'))?.value;
  const reacts = REACTS.find(({ value }) => value === entered.get('reacts'))?.value;
  return {
    issues: listOf(entered, 'issues'),
    ...(middayFeel !== undefined && { midday_feel: middayFeel }),
    ...(reacts !== undefined && { reacts }),
  };
}
