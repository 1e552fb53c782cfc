import { textOf } from '../../lib/use-form-errors.ts';
import { withOther } from '../choices.ts';
import type { ListQuestionProps } from './ListQuestion.tsx';

/** The answers of a `ListQuestion`: the ticked ones in page order, then the text of Other. */
export function listOf(entered: FormData, name: ListQuestionProps['name']): string[] {
  return withOther(entered.getAll(name).map(String), textOf(entered, 'other'));
}
