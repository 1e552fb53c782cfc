import type { Entry } from '../knowledge/entry.ts';
import { asksForCause, sayCause } from './cause.ts';
import { type Answer, type ReadQuestion, Draft } from './draft.ts';
import { sayEntry } from './knowledge.ts';
import { sayOwnSign } from './own-sign.ts';

/** The answer of an entry. One about a sign tells its causes, if asked for, and what is one's own. */
export async function tellEntry(entry: Entry, asked: ReadQuestion): Promise<Answer> {
  const draft = new Draft();
  if (entry.sign && asksForCause(asked)) {
    sayCause(draft, entry.sign, asked);
    draft.offer(entry.ask, ...(entry.next ?? []));
  } else sayEntry(draft, entry, asked);
  const isForAnother = asked.conversation.isForMinor && !asked.question.facts.isMinor && asked.person.isMinor;
  // The photo and the routine are the member's, not those of their child.
  if (entry.sign && !isForAnother) await sayOwnSign(draft, entry.sign, asked);
  return draft.answer();
}
