import { expect, test } from 'vitest';
import { askAssistant, assistedMember } from '../../../../test/assistant-member.ts';

const facts = assistedMember();
const said = (text: string) => [
  { role: 'user' as const, text, products: [] },
  { role: 'assistant' as const, text: '…', products: [] },
];

test('an allergy that was told is said before advice that names a relative of it', async () => {
  const { text, care } = await askAssistant('im allergic to aspirin. what is salicylic acid', facts);
  expect(care).toBeNull();
  expect(text).toMatch(/^You told me that you are allergic to aspirin, so leave salicylic acid out\./);
  const later = await askAssistant('is salicylic acid good', facts, said('im allergic to aspirin'));
  expect(later.text).toMatch(/^You told me that you are allergic to aspirin, so leave salicylic acid out\./);
});

test('somebody under 13 gets a card and no advice, also later, and a danger comes first', async () => {
  const first = await askAssistant('I turn 12 in May, which retinol?', facts);
  expect(first.care?.title).toBe('Daylit is for people from 13 on.');
  const later = await askAssistant('and a moisturizer?', facts, said('im 11'));
  expect(later.care?.title).toBe('Daylit is for people from 13 on.');
  const danger = await askAssistant('my lips are swollen and i cant breathe', facts, said('im 11'));
  expect(danger.care?.title).toBe('Please get help now.');
});

test.each(['can i use my sisters tretinoin', 'my mom gave me her tretinoin'])(
  '“%s” gets the card about what was prescribed to others',
  async (text) => {
    const { care } = await askAssistant(text, facts);
    expect(care?.title).toBe('Please do not use what was prescribed to somebody else.');
  },
);

test('who says to be 13 to 17 is offered nothing for sale', async () => {
  const { search, text } = await askAssistant('suggest a serum', facts, said('im 15'));
  expect(search).toBeNull();
  expect(text).toContain('before 18');
});

test.each([
  ['I take isotretinoin', /^You take isotretinoin\. So I leave out retinoids, acids/],
  ['I am allergic to niacinamide', /^You are allergic to niacinamide\. So I leave out niacinamide\.$/],
])('“%s” asks nothing, and the reply says what follows', async (text, expected) => {
  const reply = await askAssistant(text, facts);
  expect(reply.care).toBeNull();
  expect(reply.text).toMatch(expected);
});
