import { CONDITION_NOTES_EXAMPLE } from '@daylit/contract';
import { describe, expect, it } from 'vitest';
import type { Grounds } from './grounds.ts';
import { judgeSentence } from './judge-sentence.ts';

const mayBeSaid = (sentence: string, grounds: Grounds) => judgeSentence(sentence, grounds).isFit;

describe('a sentence', () => {
  const redness = CONDITION_NOTES_EXAMPLE.measurements.find(({ sign }) => sign === 'redness');
  const measured = { ...redness, sign: 'redness', severity_score: 2.5, range: { low: 2, high: 3 } };
  const untold = { ...redness, sign: 'shine', severity_score: null, range: null };
  const grounds: Grounds = {
    names: new Set(['Dusk', 'Retinol']),
    measurements: [measured, untold] as Grounds['measurements'],
    sources: new Set([1]),
    said: '',
    skinType: 'combination',
    comparison: null,
    preferences: { pregnancy: 'no' },
    plan: 'plus_monthly',
    leftOut: [],
  };
  it.each([
    ['Your redness is 2.5 of 5 in this photo.', true],
    ['Your redness is 2 to 3 out of 5.', true],
    ['Your redness is 4 of 5.', false],
    ['Redness is 4/5 here.', false],
    ['The photo cannot tell shine.', true],
    ['Your shine looks strong.', false],
    ['Use Dusk Retinol at night.', true],
    ['Use CeraVe at night.', false],
    ['Use La Roche at night.', false],
    ['Use a cream of SPF 30 at 2%. [1]', true],
    ['That is known. [2]', false],
    ['That is known. [1', false],
    ['Go to example.org now.', false],
    ['Write to me@example.', false],
    ['See ![x](y).', false],
    ['<b>Calm</b>', false],
    ['This is a c n e here.', false],
    ['This is rosаcea.', false],
    ['This is rósacea.', false],
    ['It will heal soon.', false],
    ['It costs $5.', false],
    ['You surely have anemia.', false],
    ['You need iron pills.', false],
    ['You need iron.', false],
    ['Zinc oxide is on the list.', true],
    ['Take 20 mg of isotretinoin.', false],
    ['Use a little tretinoin.', false],
    ['It may be an allergy.', false],
    ['It looks arthritic.', false],
    ['This is edema.', false],
    ['Put a thin layer on dry skin.', true],
  ])('%s', (sentence, isFine) => {
    expect(mayBeSaid(sentence, grounds)).toBe(isFine);
  });

  it('recommends a retinoid only to members who said that they are not pregnant', () => {
    const maybe = { ...grounds, preferences: {} };
    expect(mayBeSaid('Use a retinoid at night.', maybe)).toBe(false);
    expect(mayBeSaid('Leave a retinoid out for now.', maybe)).toBe(true);
  });
});
