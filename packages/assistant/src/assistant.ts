import { answerQuestion } from './answers/answer-topic.ts';
import { recommend, wishOf } from './answers/product.ts';
import { readQuestion } from './answers/read-question.ts';
import { fixedAnswer } from './crisis/fixed-answer.ts';
import { findPassages } from './find-passages.ts';
import type { ProductSearch, Question, Recommendation, ReplyFacts } from './ports.ts';
import { createRanking, readingOnce, type Model } from './recognition/ranking.ts';
import { staysHere } from './stays-here.ts';

const HERE: ReplyFacts['answeredBy'] = { place: 'server', model: null, host: null };

/**
 * Answers from the member's own facts and from a fixed knowledge base, without a network and without a
 * language model. The same question with the same facts has the same answer.
 */
export function createAssistant(model: Model) {
  const all = createRanking(model);
  return {
    async *reply(question: Question, signal: AbortSignal): AsyncGenerator<string, ReplyFacts, void> {
      const ranking = readingOnce(all);
      const fixed = fixedAnswer(ranking, question, question.facts.region);
      if (fixed) {
        yield fixed.words;
        return { ...fixed.facts, kind: 'red_flag', answeredBy: HERE, sources: [], search: null };
      }
      const asked = await readQuestion(ranking, question);
      signal.throwIfAborted();
      const { paragraphs, actions, ...facts } = await answerQuestion(asked);
      signal.throwIfAborted();
      // The whole answer is known at once, and each piece would be stored separately.
      yield paragraphs.join('\n\n');
      return { ...facts, ...(actions.length > 0 && { actions: [...actions] }), answeredBy: HERE, care: null };
    },

    async recommend(question: Question, search: ProductSearch, signal: AbortSignal): Promise<Recommendation> {
      const asked = await readQuestion(readingOnce(all), question);
      signal.throwIfAborted();
      const step = search.category as ReturnType<typeof wishOf>['step'];
      return recommend(asked, search, { ...wishOf(asked), step });
    },

    /** The passages of the knowledge base that a question is about, for a language model. */
    findPassages: (question: Question) => findPassages(readingOnce(all), question),

    /** Whether the reply is words that people wrote: for danger, or for what somebody told of themselves. */
    hasFixedAnswer: (question: Pick<Question, 'text' | 'history' | 'told'>) =>
      fixedAnswer(readingOnce(all), question) !== null,

    /** Whether no language model may be asked, for what was said. */
    staysHere: (question: Question) => staysHere(readingOnce(all), question),
  };
}

export type Assistant = ReturnType<typeof createAssistant>;
