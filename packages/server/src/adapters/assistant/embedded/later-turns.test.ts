import { describe, expect, it } from 'vitest';
import { askAssistant, assistedMember } from '../../../../test/assistant-member.ts';

type Messages = NonNullable<Parameters<typeof askAssistant>[2]>;

const MEMBER = assistedMember();

/** The reply to the last of these messages, as the member reads it. */
async function replyAfter(...said: readonly string[]): Promise<string> {
  const history: Messages[number][] = [];
  let whole = '';
  for (const text of said) {
    const { text: words, recommendation, follow_ups } = await askAssistant(text, MEMBER, history);
    const products = recommendation?.products ?? [];
    whole = [words, recommendation?.reply ?? ''].join('\n');
    history.push(
      { role: 'user', text, products: [] },
      { role: 'assistant', text: whole, products, offers: follow_ups },
    );
  }
  return whole;
}

describe('a later turn', () => {
  it.each([
    [['what can i leave out', 'why that one'], 'That step is optional'],
    [['what can i leave out', 'no i like that one, another'], 'Nothing else.'],
    [['what can i leave out', 'how do i take it out'], 'choose Remove'],
    [['how do i cancel', 'can i get them all before'], 'one ZIP'],
    [['how do i export my data', 'how long does that take'], 'a few minutes'],
    [['my skin is dry after washing', 'what cream', 'too much money'], 'at $22.00. All of these cost less.'],
    [['what helps with redness', 'show me how it went'], 'Redness'],
    [['is coffee bad for skin', 'really? who says that'], 'That rests on'],
    [['what helps with rough skin', 'how long do i have to wait'], '8 to 12'],
  ] as const)('after %j is read against what was said', async (said, words) => {
    expect(await replyAfter(...said)).toContain(words);
  });

  it('an answer that names what can go offers to take it out, at its place', async () => {
    const { actions } = await askAssistant('what can i leave out', MEMBER);
    expect(actions).toMatchObject([{ kind: 'remove_product', daypart: 'weekly', step: 'exfoliant' }]);
  });

  it.each([
    ['how do i cancel', { kind: 'open_page', page: 'billing' }],
    ['how do i export my data', { kind: 'open_page', page: 'account' }],
    ['leave out shea butter please', { kind: 'leave_out_ingredient', ingredient: 'shea butter' }],
  ])('“%s” offers what can be done at once', async (text, action) => {
    expect((await askAssistant(text, MEMBER)).actions?.[0]).toEqual(action);
  });

  it.each(['what is retinol', 'i want to kill myself'])('“%s” offers nothing to do at once', async (text) => {
    expect((await askAssistant(text, MEMBER)).actions).toBeUndefined();
  });

  it('nobody under 18 is led to prices', async () => {
    const teen = assistedMember({ preferences: { age_band: '13-17' } });
    expect((await askAssistant('what plans are there', teen)).actions).toBeUndefined();
  });

  it('“without it” leaves out what was spoken of, and only that', async () => {
    const reply = await replyAfter('what about shea butter', 'then show me a cream without it');
    expect(reply).toContain('moisturizer without shea butter.');
    expect(reply).toContain('These 4 fit');
  });

  it('a short message that only resembles a topic is asked about, and not answered with that topic', async () => {
    expect(await replyAfter('how is my redness', 'how many of which')).toContain('Is it one of these?');
  });

  it('a product is not said to hold an ingredient because it holds another of its kind', async () => {
    const reply = await replyAfter('is there urea in my products');
    expect(reply).toContain('No list in your routine names urea.');
  });
});

it.each([
  ['why is my skin so tight after washing', 'Water leaves skin faster'],
  ['why does my skin react to everything', 'outer layer is thin'],
  ['why is one side of my face worse', 'No face is the same on both sides'],
  ['why are blackheads black', 'The dark dot is no dirt'],
  ['what are those little gray dots on my nose', 'pores with the oil that belongs in them'],
  ['i wake up with lines on my cheek', 'A pillow presses folds'],
  ['do my lips need spf', 'lips burn too'],
  ['what helps with dry skin', 'Put a moisturizer'],
])('“%s” is told why, or what helps, as it asks', async (text, words) => {
  expect((await askAssistant(text, MEMBER)).text).toContain(words);
});
