import type { Assistant as EmbeddedAssistant } from '@daylit/assistant';
import { CONDITION_NOTES_EXAMPLE, type Scan } from '@daylit/contract';
import { createCircuit } from '../src/adapters/assistant/model/circuit.ts';
import type { ModelTrouble } from '../src/adapters/assistant/model/model-failure.ts';
import { createModelAssistant } from '../src/adapters/assistant/model/model-assistant.ts';
import type { MemberFacts, Question, ReplyFacts } from '../src/modules/chat/ports.ts';
import { startFakeModelServer } from './fake-model-server.ts';

export const source = (number: number) => ({
  number,
  title: 'A source',
  note: null,
  url: null,
  grade: 'A' as const,
  is_reviewed: true,
});

const HERE: ReplyFacts = {
  kind: 'answer',
  answeredBy: { place: 'server', model: null, host: null },
  sources: [source(1)],
  care: null,
  follow_ups: [],
  search: null,
};

/** Keeps what bleeds; answers everything else with the same words. */
const EMBEDDED: EmbeddedAssistant = {
  hasFixedAnswer: ({ text }) => text.includes('bleeds'),
  staysHere: async ({ text }) => text.includes('bleeds'),
  findPassages: async () => [{ text: 'A mild cleanser is enough.', sources: [source(1), source(2)] }],
  async *reply() {
    yield 'From here. [1]';
    return HERE;
  },
  recommend: async () => ({ ...HERE, reply: 'These fit.', products: [] }),
};

const SCAN = {
  id: 4711,
  analysis_result: {
    photo_quality: { status: 'pass', reason: '' },
    skin_type: {},
    condition_notes: CONDITION_NOTES_EXAMPLE,
  },
} as unknown as Scan;

/** An adult with one report and one product. */
export const FACTS = {
  isMinor: false,
  plan: 'plus_monthly',
  comparison: async () => null,
  scan: async () => SCAN,
  routine: async () => [
    {
      daypart: 'night',
      leftOut: null,
      step: 'serum',
      product: { product: { id: 'p-9', name: 'Dusk Retinol' } },
    },
  ],
  profile: async () => ({ goals: [], issues: [], preferences: {} }),
} as unknown as MemberFacts;

type Options = Partial<Parameters<typeof createModelAssistant>[0]> & { signal?: AbortSignal };

/** A model server of a test, an assistant in front of it, and the troubles that it reports. */
export async function createModelDesk() {
  const server = await startFakeModelServer();
  const troubles: ModelTrouble[] = [];
  const open = (options: Options = {}) => {
    troubles.length = 0;
    return createModelAssistant({
      embedded: EMBEDDED,
      external: server.external,
      onFailure: (trouble) => troubles.push(trouble),
      waits: { firstWord: 5_000, answer: 5_000 },
      requests: { take: async () => true },
      circuit: createCircuit(),
      ...options,
    });
  };
  return {
    server,
    troubles,
    open,
    /** The whole reply to a question, by a new assistant unless one is given. */
    async reply(asked: string | Question, options: Options = {}, assistant = open(options)) {
      const question = typeof asked === 'string' ? ask(asked) : asked;
      const reply = assistant.reply(question, options.signal ?? new AbortController().signal);
      let words = '';
      for (;;) {
        const { done, value } = await reply.next();
        if (done) return { words, ...value };
        words += value;
      }
    },
  };
}

/** A question of somebody who agreed that a model answers. */
export function ask(text: string, more: Partial<Question> = {}): Question {
  return { text, history: [], told: [], facts: FACTS, mayAskModel: true, ...more };
}
