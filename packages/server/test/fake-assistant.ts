import type { Product } from '@daylit/contract';
import type { Assistant, Question, ReplyFacts } from '../src/modules/chat/ports.ts';
import { sampleCatalogue } from '../src/modules/catalogue/samples/sample-catalogue.ts';

const FACTS: ReplyFacts = {
  kind: 'answer',
  answeredBy: { place: 'server', model: null, host: null },
  sources: [],
  care: null,
  follow_ups: ['And at night?'],
  search: null,
};

/** Words that a test waits for, or at which it holds the assistant. */
export interface FakeAssistant extends Assistant {
  /** What it was asked, oldest first. */
  asked: Question[];
  /** Lets it continue after the words `wait`. */
  release(): void;
  /** The kind of every message from now on; undefined for the one that it reads itself. */
  pretend: string | undefined;
  /** The number of running replies, without those that were told to end. */
  running(): number;
}

/**
 * An assistant that does what the message says, word by word: `wait` until it is released, `fail`, `search`
 * for products, `facts` tells what it knows, and anything else is echoed. A message with `danger` gets fixed
 * words.
 */
export function createFakeAssistant(): FakeAssistant {
  const asked: Question[] = [];
  let gate = Promise.withResolvers<void>();
  const running = new Set<Question>();
  const assistant: FakeAssistant = {
    asked,
    pretend: undefined,
    running: () => running.size,
    release() {
      gate.resolve();
      gate = Promise.withResolvers();
    },

    hasFixedAnswer: ({ text }) => text.includes('danger'),

    async *reply(question, signal) {
      asked.push(question);
      running.add(question);
      signal.addEventListener('abort', () => running.delete(question), { once: true });
      let isFirst = true;
      const say = (word: string) => {
        const piece = isFirst ? word : ` ${word}`;
        isFirst = false;
        return piece;
      };
      for (const word of (assistant.pretend ?? question.text).split(' ')) {
        if (word === 'fail') throw new Error(`The fake assistant fails, as asked in: ${question.text}`);
        if (word === 'search') return { ...FACTS, search: { product_intent: 'a serum', category: 'serum' } };
        if (word === 'facts') yield say(await told(question));
        else if (word === 'wait') await gate.promise;
        else yield say(word);
      }
      running.delete(question);
      return FACTS;
    },

    async recommend(_question, { product_intent }) {
      const products: Product[] = sampleCatalogue.products.slice(0, 2).map(({ product }) => product);
      const { search: _search, ...facts } = FACTS;
      return { ...facts, reply: `Here is ${product_intent}.`, products };
    },
  };
  return assistant;
}

async function told({ facts, history }: Question): Promise<string> {
  const scan = await facts.scan();
  return JSON.stringify({ scan: scan?.id ?? null, history: history.map(({ text }) => text) });
}
