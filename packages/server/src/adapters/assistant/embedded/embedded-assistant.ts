import type { Assistant, ProductSearch, Question, ReplyFacts, Turn } from '../../../modules/chat/ports.ts';
import { answerTopic } from './answers/answer-topic.ts';
import type { Asked } from './answers/draft.ts';
import { readWish, recommend } from './answers/product.ts';
import { readPerson } from './answers/person.ts';
import { prepareRanking } from './recognition/learning.ts';
import { understand } from './recognition/follow-up.ts';
import { CARE_CARDS, careWords } from './red-flags/care-cards.ts';
import { findRedFlag } from './red-flags/find-red-flag.ts';

const HERE: ReplyFacts['answeredBy'] = { place: 'server', model: null, host: null };

/**
 * Answers from the member's own facts and from a fixed body of knowledge, without network and without a
 * model. The same question with the same facts has the same answer.
 */
export function createEmbeddedAssistant(): Assistant {
  return {
    getReady: prepareRanking,

    async *reply(question, signal) {
      await prepareRanking();
      const flag = findRedFlag(question.text);
      if (flag) {
        const care = CARE_CARDS[flag];
        yield careWords(care);
        return { kind: 'red_flag', answeredBy: HERE, sources: [], care, follow_ups: [], search: null };
      }
      const asked = await readQuestion(question);
      signal.throwIfAborted();
      const { paragraphs, ...facts } = await answerTopic(asked);
      for (const [at, paragraph] of paragraphs.entries()) {
        signal.throwIfAborted();
        yield at === 0 ? paragraph : `\n\n${paragraph}`;
      }
      return { ...facts, answeredBy: HERE, care: null };
    },

    async recommend(question, search, signal) {
      await prepareRanking();
      const asked = await readQuestion(question);
      signal.throwIfAborted();
      const wish = { ...readWish(asked, shownIn(question.turns)), ...stepOf(search) };
      return recommend(asked, search, wish);
    },
  };
}

async function readQuestion(question: Question): Promise<Asked> {
  const person = await readPerson(question.facts);
  return { ...understand(question.text, question.turns), question, person };
}

function stepOf({ category }: ProductSearch) {
  return { step: category as ReturnType<typeof readWish>['step'] };
}

/** The products that the last reply with some showed. */
function shownIn(turns: readonly Turn[]): { category: string; price: number | null }[] {
  const shown = turns.findLast(({ products }) => products.length > 0)?.products ?? [];
  return shown.map(({ suggested_category, category, price }) => ({
    category: suggested_category ?? category,
    price,
  }));
}
