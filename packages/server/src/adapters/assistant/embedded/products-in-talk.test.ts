import type { MemberFacts, Message } from '@daylit/assistant';
import { expect, test } from 'vitest';
import { type AssistantReply, askAssistant, assistedMember } from '../../../../test/assistant-member.ts';

type Reply = AssistantReply & { said: string };

const lastReply = (...says: readonly string[]): Promise<Reply> => lastReplyTo(assistedMember(), ...says);

/** The last reply of a conversation. */
async function lastReplyTo(facts: MemberFacts, ...says: readonly string[]): Promise<Reply> {
  const history: Message[] = [];
  let last: AssistantReply | undefined;
  let said = '';
  for (const text of says) {
    last = await askAssistant(text, facts, history);
    said = [last.text, last.recommendation?.reply ?? ''].join('\n');
    history.push(
      { role: 'user', text, products: [] },
      {
        role: 'assistant',
        text: said,
        products: last.recommendation?.products ?? [],
        offers: last.follow_ups,
      },
    );
  }
  if (!last) throw new Error('Nothing was said.');
  return { ...last, said };
}

const pricesOf = ({ recommendation }: AssistantReply): number[] =>
  (recommendation?.products ?? []).map(({ price }) => price ?? 0);

test('something cheaper costs less than the own product, too', async () => {
  const reply = await lastReply('recommend a moisturizer', 'something cheaper');
  expect(reply.said).toContain('You have Breeze Gel Cream, at $22.00. All of these cost less.');
  expect(pricesOf(reply).length).toBeGreaterThan(0);
  expect(pricesOf(reply).filter((price) => price >= 22)).toEqual([]);
});

test.each([
  [
    'than the own one',
    ['is my sunscreen ok', 'something cheaper'],
    /at \$12\.00\. No other sunscreen .* costs less\./,
  ],
  [
    'than what was shown',
    ['recommend a moisturizer', 'something cheaper', 'something cheaper'],
    /No other moisturizer .* costs \$7\.99 or less\./,
  ],
] as const)('where nothing is cheaper %s, the reply says so and lists nothing', async (_, says, expected) => {
  const reply = await lastReply(...says);
  expect(reply.said).toMatch(expected);
  expect(pricesOf(reply)).toEqual([]);
});

test.each(['would that sting?', 'will it burn', 'does it irritate'])(
  '“%s” after a product is answered by what of it stings, without its whole list',
  async (text) => {
    const { said } = await lastReply('recommend a serum', 'the second one', text);
    expect(said).toMatch(/^It may: Slate Azelaic 10% Cream Serum holds azelaic acid, which can sting/);
    expect(said).not.toMatch(/Its list names|It is a sample product/);
  },
);

test('the own product is told about by the name of its step', async () => {
  expect((await lastReply('tell me about my moisturizer')).said).toMatch(/^You have Breeze Gel Cream\./);
});

test('why after when is about the one product, and repeats no list', async () => {
  const { said } = await lastReply('recommend a serum', 'the second one', 'when do I use it?', 'why');
  expect(said).toMatch(/^Skin gets used to Slate Azelaic 10% Cream Serum slowly/);
  expect(said).not.toContain('Even Keel');
});

test.each([
  'the vitamin C serum stings',
  'my serum stings',
  'this retinol burns',
  'ouch my new toner really burns',
])('“%s” gets what to do when a product stings', async (text) => {
  expect((await lastReply(text)).said).toMatch(/^Rinse it off with lukewarm water and stop that product/);
});

test.each([
  ['my forehead is shiny since I moved to a hot country', /^Take a light gel instead of a cream/],
  ['very dry cheeks since we moved somewhere cold', /^Take a richer moisturizer/],
  ['more blackheads since i came to the city', /^Smog and smoke/],
  ['I am on the pill', /before a period/],
  ['i stopped birth control', /before a period/],
])('“%s” is understood', async (text, expected) => {
  expect((await lastReply(text)).said).toMatch(expected);
});

test.each(['I am allergic to nuts', 'i have a nut allergy', 'nuts allergy', 'nut allergy here'])(
  '“%s” is noted as an allergy to what products hold of nuts',
  async (text) => {
    const { said } = await lastReply(text);
    expect(said).toMatch(/^You are allergic to nuts\. So I leave out nut oils and shea butter/);
  },
);

test('what is not in a list is not to be left out', async () => {
  const member = assistedMember({
    preferences: { age_band: '25-39', pregnancy: 'no', avoid: ['niacinamide'] },
  });
  const { said } = await lastReplyTo(member, 'i am allergic to niacinamide', 'recommend a serum', 'why');
  expect(said).toContain('No niacinamide in the list, as you asked.');
  expect(said).not.toContain('so leave niacinamide out');
});

test('twenty tablets of a painkiller are an overdose', async () => {
  const { care } = await lastReply('i take ibuprofen, 20 of them today');
  expect(care?.title).toBe('Please call Poison Control now.');
});

test.each(['i took 2 ibuprofen', 'i take aspirin 100 mg', 'I take 20 mg isotretinoin'])(
  '“%s” is an ordinary dose',
  async (text) => {
    expect((await lastReply(text)).care).toBeNull();
  },
);
