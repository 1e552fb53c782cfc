import { textOf } from '../../lib/use-form-errors.ts';
import { withOther } from '../choices.ts';
import type { ListQuestionProps } from './ListQuestion.tsx';

/** What was entered in a `ListQuestion`: the ticked ones in the order of the page, then the text of Other. */
export function listOf(entered: FormData, name: ListQuestionProps['name']): string[] {
  return withOther(entered.getAll(name).map(String), textOf(entered, 'other'));
}
