import { ENTRIES, KNOWLEDGE } from './knowledge/knowledge.ts';
import { rankTopics } from './recognition/recognise.ts';
import type { Question } from '../../../modules/chat/ports.ts';
import type { ChatSource } from '@daylit/contract';
import { readPerson } from './answers/person.ts';
import { wordsFor } from './answers/knowledge.ts';
import { sourceOf } from './sources.ts';

/** A passage of the knowledge base, in the version for this member. */
export interface Passage {
  text: string;
  /** Numbered over all passages of one question, from 1. */
  sources: ChatSource[];
}

/** Maximum number of passages. */
const MOST = 4;

/** Maximum number of sources, as an answer allows. */
const MOST_SOURCES = 12;

/** The passages that a question is about, best match first. Empty when nothing fits. */
export async function findPassages(question: Question): Promise<Passage[]> {
  const person = await readPerson(question);
  const numbers = new Map<string, number>();
  const ids = rankTopics(question.text).filter((id) => ENTRIES.has(id));
  return KNOWLEDGE.filter(({ id }) => ids.includes(id))
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .slice(0, MOST)
    .map((entry) => ({
      text: wordsFor(entry, person),
      sources: entry.sources.flatMap((id) => {
        const number = numbers.get(id) ?? numbers.size + 1;
        if (number > MOST_SOURCES) return [];
        numbers.set(id, number);
        return [{ number, ...sourceOf(id, entry.grade) }];
      }),
    }));
}
