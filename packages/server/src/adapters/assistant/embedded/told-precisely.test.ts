import { expect, it } from 'vitest';
import { askAssistant, assistedMember } from '../../../../test/assistant-member.ts';

const ADULT = { age_band: '25-39', pregnancy: 'no' } as const;

/** Routines as somebody adds products: in no order. */
const mixed = assistedMember({
  routine: [
    ['morning', 'Noon Fluid SPF 50'],
    ['morning', 'Breeze Gel Cream'],
    ['morning', 'Low Tide Gel Cleanser'],
    ['night', 'Dusk Retinol 0.1% Serum'],
    ['night', 'Low Tide Gel Cleanser'],
  ],
});

const textOf = async (question: string, member = assistedMember()): Promise<string> =>
  (await askAssistant(question, member)).text;

it.each([
  ['How is my redness?', 'In detail: 0.5 ± 0.2. We are fairly sure of it.'],
  ['How is my texture?', 'In detail: 2.0 ± 0.2. We are moderately sure of it.'],
])('“%s” is answered with the value, its spread and how sure it is', async (question, words) => {
  expect(await textOf(question)).toContain(words);
});

it('who wants words only reads no number, and how sure we are', async () => {
  const text = await textOf(
    'How is my redness?',
    assistedMember({ preferences: { ...ADULT, words_only: true } }),
  );
  expect(text).toContain('We are fairly sure of it.');
  expect(text.replaceAll(/\[\d\]/g, '')).not.toMatch(/\d/);
});

it('products are told in the order of use, whatever the order they were added in', async () => {
  const text = await textOf('In which order do I use my products?', mixed);
  expect(text).toContain('Morning: Low Tide Gel Cleanser, then Breeze Gel Cream, then Noon Fluid SPF 50.');
  expect(text).toContain('Night: Low Tide Gel Cleanser, then Dusk Retinol 0.1% Serum.');
});

it('in pregnancy what has to go is named, and what stays with its place', async () => {
  const pregnant = assistedMember({ preferences: { ...ADULT, pregnancy: 'yes' } });
  const text = await textOf('Is my routine ok for pregnancy?', pregnant);
  expect(text).toMatch(/^Leave Dusk Retinol 0\.1% Serum out in pregnancy; stopping does no harm\./);
  expect(text).toContain('Night: Low Tide Gel Cleanser and Breeze Gel Cream.');
  expect(text).toContain('Weekly: Shingle Lactic 5% Liquid.');
});

it('a product of the routine is told with its factor, its skin and its place', async () => {
  const sunscreen = await textOf('Tell me about Noon Fluid SPF 50');
  expect(sunscreen).toContain(
    'Noon Fluid SPF 50 is a sunscreen with SPF 50, made for oily, combination and normal skin.',
  );
  expect(sunscreen).toContain('In your routine: morning.');
});
