import type { OwnFact, Question } from '../ports.ts';
import { readOwnFacts } from './own-facts.ts';

/** What the member told about themselves in the conversation. */
export function toldIn({
  told,
  history,
  text,
}: Pick<Question, 'told' | 'history' | 'text'>): readonly OwnFact[] {
  return told ?? readOwnFacts([...history.filter(({ role }) => role === 'user'), { text }]);
}
