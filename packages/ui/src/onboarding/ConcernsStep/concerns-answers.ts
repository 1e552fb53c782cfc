import { MIDDAY_FEELS, type MiddayFeel, REACTS, type Reacts } from '../choices.ts';
import { listOf } from '../ListQuestion/list-of.ts';

/** What step 4 asks. */
export interface ConcernsAnswers {
  /** The ticked concerns in the order of the page, then the text of Other. */
  issues: string[];
  /** Absent when left open. */
  midday_feel?: MiddayFeel;
  /** Absent when left open. */
  reacts?: Reacts;
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
