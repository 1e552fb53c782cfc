import { textOf } from '../../primitives/use-form-errors.ts';
import { MIDDAY_FEELS, type MiddayFeel, REACTS, type Reacts, withOther } from '../choices.ts';

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
    issues: withOther(entered.getAll('issues').map(String), textOf(entered, 'other')),
    ...(middayFeel !== undefined && { midday_feel: middayFeel }),
    ...(reacts !== undefined && { reacts }),
  };
}
