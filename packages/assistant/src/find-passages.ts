import { ENTRIES, INGREDIENTS, KNOWLEDGE } from './knowledge/knowledge.ts';
import type { Ranking } from './recognition/ranking.ts';
import { rankTopics } from './recognition/recognise.ts';
import type { Question } from './ports.ts';
import type { ChatSource } from '@daylit/contract';
import type { ReadQuestion } from './answers/draft.ts';
import { readQuestion } from './answers/read-question.ts';
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
export async function findPassages(ranking: Ranking, question: Question): Promise<Passage[]> {
  const asked = await readQuestion(ranking, question);
  const numbers = new Map<string, number>();
  const ids = [...topicsOf(asked), ...rankTopics(ranking, question.text)].filter((id) => ENTRIES.has(id));
  return KNOWLEDGE.filter(({ id }) => ids.includes(id))
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .slice(0, MOST)
    .map((entry) => ({
      text: wordsFor(entry, asked.person),
      sources: entry.sources.flatMap((id) => {
        const number = numbers.get(id) ?? numbers.size + 1;
        if (number > MOST_SOURCES) return [];
        numbers.set(id, number);
        return [{ number, ...sourceOf(id, entry.grade) }];
      }),
    }));
}

/** What a question is about in its conversation: "morning or evening?" is about what was named before. */
function topicsOf({ ingredients, topic, likely, leans, before }: ReadQuestion): string[] {
  const named = ingredients.flatMap((key) => INGREDIENTS.get(key)?.id ?? []);
  const meant = [...named, topic ?? likely ?? ''];
  return leans && before?.topic ? [...meant, before.topic] : meant;
}
