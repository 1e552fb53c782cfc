import type { ChatStreamEvent, ToldFact } from '@daylit/contract';
import type { FoundReply } from './message-reader.ts';
import { presentAnswer } from './stored-content.ts';

/** Characters of one event, by the document. */
const MAX_DELTA = 4_000;

/** Words as events, in pieces of the size that the document allows. */
export function deltasOf(words: string): Extract<ChatStreamEvent, { type: 'content_delta' }>[] {
  const characters = [...words];
  return Array.from({ length: Math.ceil(characters.length / MAX_DELTA) }, (_, index) => ({
    type: 'content_delta',
    text: characters.slice(index * MAX_DELTA, (index + 1) * MAX_DELTA).join(''),
  }));
}

/** The events after the words of a stored reply. */
export function endOf(
  { row, content }: Pick<FoundReply, 'content'> & { row: { id: number } },
  told: readonly ToldFact[],
): ChatStreamEvent[] {
  const search = content.facts?.search;
  if (!search)
    return [{ type: 'content_delta', text: '', answer: presentAnswer(row.id, content.facts, true, told) }];
  return [{ type: 'searching_products' }, { type: 'ready_for_resume', ...search }];
}
