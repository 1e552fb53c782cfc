import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Behaviour, send } from '../../../../test/fake-model-server.ts';
import { ask, createModelDesk, FACTS, source } from '../../../../test/model-desk.ts';
import { busy, endless, huge, stream } from '../../../../test/streaming-model.ts';

const desk = await createModelDesk();
const { server, troubles } = desk;
afterAll(() => server.close());
beforeEach(() => server.reset());

const CALM = 'Is my skin calm?';

describe('a model that answers well', () => {
  it.each([
    ['thoughts', '<think>The person has cancer. Hm.</think>Your skin looks calm. Good. '],
    ['emphasis and emoji', '**Your skin** looks `calm`. 😊👍🏽❤️ Good.'],
    ['headings and lists', '## Your skin looks calm.\n\n- Good.'],
  ])('a model’s %s are left out of what it says', async (_, written) => {
    server.behave(stream(written));
    const { words, answeredBy } = await desk.reply(CALM);
    expect(words.trim().replaceAll(/\s+/g, ' ')).toBe('Your skin looks calm. Good.');
    expect(answeredBy.place).toBe('model');
  });

  it('a word that emphasis had split is read as the word that it is', async () => {
    server.behave(stream('Your skin looks calm. It is can**cer**. '));
    const { words } = await desk.reply(CALM);
    expect(words).not.toContain('cancer');
    expect(words).toMatch(/^Your skin looks calm\. A sentence of the model is left out here/);
  });

  it('the embedded assistant answers instead of a model that only thinks, without an end', async () => {
    server.behave(stream('<think>Your skin looks calm. '));
    expect(await desk.reply(CALM)).toMatchObject({
      words: 'From here. [1]',
      answeredBy: { place: 'server_instead' },
    });
  });

  it('the model is quoted with its sources and its name', async () => {
    server.behave(stream('Your skin looks calm. A mild cleanser is enough. [2] '));
    const { words, ...facts } = await desk.reply(CALM);
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
    const { sources } = await desk.reply(CALM);
    expect(sources.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('the reply shows no source for words that no passage contains', async () => {
    server.behave(stream('Your skin looks calm in this photo today. '));
    const { sources } = await desk.reply(CALM);
    expect(sources).toEqual([]);
  });

  it('gets the report, the routine and four messages, and nothing that identifies anybody', async () => {
    server.behave(stream('Fine.'));
    const history = [1, 2, 3, 4, 5].map((n) => ({ role: 'user' as const, text: `turn ${n}`, products: [] }));
    await desk.reply(ask('I am noor@example.org', { history }));
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
    expect(await desk.reply(CALM)).toMatchObject({
      words: 'I can look. ',
      search: { product_intent: 'a mild cleanser up to 25', category: 'cleanser' },
    });
  });
});

it.each([
  ['who has not agreed', ask('Calm?', { mayAskModel: false })],
  ['under 18', ask('Calm?', { facts: { ...FACTS, isMinor: true } })],
  ['with a red flag', ask('It bleeds')],
])('nothing is sent about a member %s', async (_, question) => {
  expect(await desk.reply(question)).toMatchObject({
    words: 'From here. [1]',
    answeredBy: { place: 'server' },
  });
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
    const reply = await desk.reply(CALM, {
      waits: { firstWord: 5_000, answer: trouble === 'timeout' ? 150 : 5_000 },
    });
    expect(reply).toMatchObject({
      words: 'From here. [1]',
      answeredBy: { place: 'server_instead', model: 'sees-2' },
    });
    expect(troubles).toEqual([trouble]);
  });

  it('the reply is interrupted after what the model said, with the source numbers of both', async () => {
    const said = 'A mild cleanser is enough. [2] Rinse with water. And then';
    server.behave(stream(said, { finish_reason: null }));
    const { words, sources, answeredBy } = await desk.reply(CALM);
    expect(words).toMatch(
      /^A mild cleanser is enough\. \[2\]\s+The model stopped there.*From here\. \[3\]$/s,
    );
    expect(sources.map(({ number }) => number)).toEqual([2, 3]);
    expect(answeredBy.place).toBe('server_instead');
  });

  it('failed five times, and does not ask it again', async () => {
    server.behave(busy);
    const assistant = desk.open();
    for (let n = 0; n < 7; n++) await desk.reply(CALM, {}, assistant);
    expect(server.received).toHaveLength(5);
    expect(troubles.slice(5)).toEqual(['resting', 'resting']);
  });
});
