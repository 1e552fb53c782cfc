import type { Assistant as EmbeddedAssistant } from '@daylit/assistant';
import { CONDITION_NOTES_EXAMPLE, type Scan } from '@daylit/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Behaviour,
  type FakeModelServer,
  send,
  startFakeModelServer,
} from '../../../../test/fake-model-server.ts';
import { busy, endless, huge, stream } from '../../../../test/streaming-model.ts';
import type { MemberFacts, Question, ReplyFacts } from '../../../modules/chat/ports.ts';
import { createCircuit } from './circuit.ts';
import { createModelAssistant } from './model-assistant.ts';

const source = (number: number) => ({
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
const embedded: EmbeddedAssistant = {
  staysHere: async ({ text }) => text.includes('bleeds'),
  findPassages: async () => [{ text: 'A mild cleanser is enough.', sources: [source(1), source(2)] }],
  async *reply() {
    yield 'From here. [1]';
    return HERE;
  },
  recommend: async () => ({ ...HERE, reply: 'These fit.', products: [] }),
};

let server: FakeModelServer;
beforeAll(async () => {
  server = await startFakeModelServer();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const SCAN = {
  id: 4711,
  analysis_result: {
    photo_quality: { status: 'pass', reason: '' },
    skin_type: {},
    condition_notes: CONDITION_NOTES_EXAMPLE,
  },
} as unknown as Scan;

function asked(text = 'Is my skin calm?', more: Partial<Question> = {}): Question {
  const facts = {
    isMinor: false,
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
  return { text, history: [], facts, mayAskModel: true, ...more };
}

const troubles: string[] = [];
function assistantWith(timeoutMs = 5_000) {
  troubles.length = 0;
  return createModelAssistant({
    embedded,
    external: server.external,
    onFailure: (trouble) => troubles.push(trouble),
    timeoutMs,
    circuit: createCircuit(),
  });
}

async function replyTo(
  question: Question,
  assistant = assistantWith(),
  signal = new AbortController().signal,
) {
  const reply = assistant.reply(question, signal);
  let words = '';
  for (;;) {
    const { done, value } = await reply.next();
    if (done) return { words, ...value };
    words += value;
  }
}

describe('a model that answers well', () => {
  it('the model is quoted with its sources and its name', async () => {
    server.behave(stream('Your skin looks calm. A mild cleanser is enough. [2] '));
    const { words, ...facts } = await replyTo(asked());
    expect(words.trim()).toBe('Your skin looks calm. A mild cleanser is enough. [2]');
    const host = new URL(server.external.baseUrl).host;
    expect(facts).toMatchObject({
      answeredBy: { place: 'model', model: 'sees-2', host },
      sources: [source(2)],
    });
    expect(troubles).toEqual([]);
  });

  it('shows the sources of words that it took from a passage without citing it', async () => {
    server.behave(stream('For you a mild cleanser is enough. '));
    const { sources } = await replyTo(asked());
    expect(sources.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('the reply shows no source for words that no passage contains', async () => {
    server.behave(stream('Your skin looks calm in this photo today. '));
    const { sources } = await replyTo(asked());
    expect(sources).toEqual([]);
  });

  it('gets the report, the routine and four messages, and nothing that identifies anybody', async () => {
    server.behave(stream('Fine.'));
    const history = [1, 2, 3, 4, 5].map((n) => ({ role: 'user' as const, text: `turn ${n}`, products: [] }));
    await replyTo(asked('I am noor@example.org', { history }));
    const sent = server.received[0]?.body ?? '';
    for (const told of ['Redness', 'Dusk Retinol', 'turn 2', 'turn 5']) expect(sent).toContain(told);
    for (const kept of ['noor', 'turn 1', '4711', 'p-9']) expect(sent).not.toContain(kept);
  });

  it('may ask for products, which this server finds', async () => {
    server.behave(
      stream('I can look. ', {
        search: { product_intent: 'a mild cleanser up to $25', category: 'cleanser' },
      }),
    );
    expect(await replyTo(asked())).toMatchObject({
      words: 'I can look. ',
      search: { product_intent: 'a mild cleanser up to 25', category: 'cleanser' },
    });
  });
});

it.each([
  ['who has not agreed', asked('Calm?', { mayAskModel: false })],
  ['under 18', asked('Calm?', { facts: { ...asked().facts, isMinor: true } })],
  ['with a red flag', asked('It bleeds')],
])('nothing is sent about a member %s', async (_, question) => {
  expect(await replyTo(question)).toMatchObject({ words: 'From here. [1]', answeredBy: { place: 'server' } });
  expect(server.received).toEqual([]);
});

describe('the embedded assistant answers instead of a model that', () => {
  const rows: [string, Behaviour, string][] = [
    ['is broken', send(500, 'oops'), 'error_status'],
    ['has too much to do', busy, 'error_status'],
    ['sends the question elsewhere', send(302, '', { location: 'http://127.0.0.1:1/' }), 'redirected'],
    ['answers with a page', send(200, '<html></html>'), 'cut_off'],
    ['says nothing', stream(''), 'declined'],
    ['is stopped by its filter', stream('Well', { finish_reason: 'content_filter' }), 'declined'],
    ['never ends', endless, 'timeout'],
    ['sends 10 MB', huge, 'too_long'],
    ['names a disease', stream('This looks like rosacea. '), 'unfit_words'],
    ['links', stream('See https://evil.example for more. '), 'unfit_words'],
    ['invents a product', stream('Try the GlowMax Cream tonight. '), 'unfit_words'],
    ['leads up to a promise', stream('Great news. It will cure your redness. '), 'unfit_words'],
    ['asks for a product in half a sentence', stream('', { search: '{"product_intent": ' }), 'unfit_words'],
    ['repeats itself', stream('Rinse it well. '.repeat(3)), 'unfit_words'],
    [
      'asks for a product of no step',
      stream('', { search: { product_intent: 'x', category: 'weapon' } }),
      'unfit_words',
    ],
  ];
  it.each(rows)('%s', async (_, behaviour, trouble) => {
    server.behave(behaviour);
    const reply = await replyTo(asked(), assistantWith(trouble === 'timeout' ? 150 : 5_000));
    expect(reply).toMatchObject({
      words: 'From here. [1]',
      answeredBy: { place: 'server_instead', model: 'sees-2' },
    });
    expect(troubles).toEqual([trouble]);
  });

  it('the reply is interrupted after what the model said, with the source numbers of both', async () => {
    const said = 'A mild cleanser is enough. [2] Rinse with water. And then';
    server.behave(stream(said, { finish_reason: null }));
    const { words, sources, answeredBy } = await replyTo(asked());
    expect(words).toMatch(
      /^A mild cleanser is enough\. \[2\]\s+The model stopped there.*From here\. \[3\]$/s,
    );
    expect(sources.map(({ number }) => number)).toEqual([2, 3]);
    expect(answeredBy.place).toBe('server_instead');
  });

  it('failed five times, and does not ask it again', async () => {
    server.behave(busy);
    const assistant = assistantWith();
    for (let n = 0; n < 7; n++) await replyTo(asked(), assistant);
    expect(server.received).toHaveLength(5);
    expect(troubles.slice(5)).toEqual(['resting', 'resting']);
  });
});
