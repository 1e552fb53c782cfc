import type { Assistant, ProductSearch, Question, ReplyFacts, Turn } from '../../../modules/chat/ports.ts';
import { answerQuestion } from './answers/answer-topic.ts';
import type { Asked } from './answers/draft.ts';
import { readWish, recommend } from './answers/product.ts';
import { readPerson } from './answers/person.ts';
import { tellWithoutReading } from './answers/report.ts';
import { leansOnFocus, NOT_UNDERSTOOD, understand } from './recognition/follow-up.ts';
import type { Prepare } from './recognition/learning.ts';
import { CARE_CARDS, careWords } from './red-flags/care-cards.ts';
import { findPlainRedFlag, findRedFlag } from './red-flags/find-red-flag.ts';

const HERE: ReplyFacts['answeredBy'] = { place: 'server', model: null, host: null };

/**
 * Answers from the member's own facts and from a fixed knowledge base, without a network and without a model.
 * The same question with the same facts has the same answer. When the recognition of questions is not
 * available, it finds red flags by plain words and summarises the report.
 */
export function createEmbeddedAssistant(prepare: Prepare): Assistant {
  return {
    getReady: prepare,

    async *reply(question, signal) {
      const isReady = await prepare();
      const flag = isReady ? findRedFlag(question.text) : findPlainRedFlag(question.text);
      if (flag) {
        const care = CARE_CARDS[flag];
        yield careWords(care);
        return { kind: 'red_flag', answeredBy: HERE, sources: [], care, follow_ups: [], search: null };
      }
      const asked = await readQuestion(question, isReady);
      signal.throwIfAborted();
      const { paragraphs, ...facts } = await (isReady ? answerQuestion(asked) : tellWithoutReading(asked));
      signal.throwIfAborted();
      // The whole answer is known at once, and each piece would be stored separately.
      yield paragraphs.join('\n\n');
      return { ...facts, answeredBy: HERE, care: null };
    },

    async recommend(question, search, signal) {
      const asked = await readQuestion(question, await prepare());
      signal.throwIfAborted();
      const wish = { ...readWish(asked, shownIn(question.turns)), ...stepOf(search) };
      return recommend(asked, search, wish);
    },
  };
}

async function readQuestion(question: Question, isReady: boolean): Promise<Asked> {
  const person = await readPerson(question);
  if (!isReady) return { ...NOT_UNDERSTOOD, question, person };
  const { text, turns, facts } = question;
  const understood = understand(text, turns);
  if (!leansOnFocus(understood)) return { ...understood, question, person };
  const scan = await facts.scan();
  const [first] = scan?.analysis_result?.condition_notes.key_concerns_identified ?? [];
  return { ...understand(text, turns, first?.sign), question, person };
}

function stepOf({ category }: ProductSearch) {
  return { step: category as ReturnType<typeof readWish>['step'] };
}

/** The products of the last reply that showed any. */
function shownIn(turns: readonly Turn[]): { category: string; price: number | null }[] {
  const shown = turns.findLast(({ products }) => products.length > 0)?.products ?? [];
  return shown.map(({ suggested_category, category, price }) => ({
    category: suggested_category ?? category,
    price,
  }));
}
