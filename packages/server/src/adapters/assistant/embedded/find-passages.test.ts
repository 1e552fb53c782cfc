import { expect, it } from 'vitest';
import { assistedMember, embedded } from '../../../../test/assistant-member.ts';

/** Topics on which nobody under 18 is advised. */
const NOT_FOR_TEENS =
  /retin|tretinoin|adapalene|glycolic|lactic|salicylic|azelaic|\bacids?\b|\b[ABP]HAs?\b|arbutin|kojic|tranexamic|hydroquinone|lighten|wrinkle|\$/i;

it('gives a model the passages that a question is about, with numbered sources', async () => {
  const ask = { text: 'How often should I use retinol?', history: [] };
  const [first, ...more] = await embedded.findPassages({ ...ask, facts: assistedMember() });
  expect(first?.text).toContain('Retinol is a form of vitamin A');
  expect(first?.sources[0]).toMatchObject({ number: 1, grade: 'C' });
  expect(more.length).toBeLessThanOrEqual(3);
  const forTeen = await embedded.findPassages({
    ...ask,
    facts: assistedMember({ preferences: { age_band: '13-17' } }),
  });
  expect(forTeen.filter(({ text }) => NOT_FOR_TEENS.test(text))).toEqual([]);
});

it.each([
  ['is niacinamide any good', 'morning or evening?', /^Niacinamide is a form of vitamin B3/],
  ['how is my shine', 'what can i do about it?', /^Wash twice a day/],
])('gives it, after “%s”, for “%s” what that is about', async (before, text, says) => {
  const history = [
    { role: 'user' as const, text: before, products: [] },
    { role: 'assistant' as const, text: '…', products: [] },
  ];
  const [first] = await embedded.findPassages({ text, history, facts: assistedMember() });
  expect(first?.text).toMatch(says);
});
