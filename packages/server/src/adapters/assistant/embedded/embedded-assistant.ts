import type { Assistant, ProductSearch, ReplyFacts } from '../../../modules/chat/ports.ts';
import { answerQuestion } from './answers/answer-topic.ts';
import { readWish, recommend } from './answers/product.ts';
import { readQuestion } from './answers/read-question.ts';
import { CARE_CARDS, careWords } from './red-flags/care-cards.ts';
import { redFlagOf } from './red-flags/red-flag-of.ts';

const HERE: ReplyFacts['answeredBy'] = { place: 'server', model: null, host: null };

/**
 * Answers from the member's own facts and from a fixed knowledge base, without a network and without a model.
 * The same question with the same facts has the same answer.
 */
export function createEmbeddedAssistant(): Assistant {
  return {
    async *reply(question, signal) {
      const flag = redFlagOf(question);
      if (flag) {
        const care = CARE_CARDS[flag];
        yield careWords(care);
        return { kind: 'red_flag', answeredBy: HERE, sources: [], care, follow_ups: [], search: null };
      }
      const asked = await readQuestion(question);
      signal.throwIfAborted();
      const { paragraphs, ...facts } = await answerQuestion(asked);
      signal.throwIfAborted();
      // The whole answer is known at once, and each piece would be stored separately.
      yield paragraphs.join('\n\n');
      return { ...facts, answeredBy: HERE, care: null };
    },

    async recommend(question, search, signal) {
      const asked = await readQuestion(question);
      signal.throwIfAborted();
      const wish = { ...readWish(asked), ...stepOf(search) };
      return recommend(asked, search, wish);
    },
  };
}

function stepOf({ category }: ProductSearch) {
  return { step: category as ReturnType<typeof readWish>['step'] };
}
