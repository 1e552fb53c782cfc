import type { Preferences, SignFacts, SkinFacts, SkinLook } from '@daylit/contract';
import { expect, test } from 'vitest';
import { MAY_ALSO_SAY } from '../src/pair-phrases.ts';
import { phraseFor } from '../src/phrase.ts';
import { NO_CAUSE, type ProductTrialFacts } from '../src/product-trial.ts';
import { amountOf, degreeOf } from '../src/signs.ts';
import { skinSensitivity } from '../src/skin-sensitivity.ts';
import { statementOf } from '../src/statement.ts';
import { skinType } from '../src/skin-type.ts';

const redness = (severity: number | null) => [{ sign: 'redness', severity }] as unknown as SignFacts[];

test.each([
  ['rarely', 0.9, 'low', 'answers_and_photo', 'high'],
  ['rarely', 1, 'low', 'answers', 'medium'],
  ['rarely', null, 'low', 'answers', 'medium'],
  ['not_sure', 0.2, 'cannot_tell', 'none', 'low'],
] as const)(
  'products that sting %s beside redness of %s are %s sensitivity, by %s',
  (reacts, severity, skin_sensitivity, basis, confidence) => {
    const found = skinSensitivity({ signs: redness(severity), looksReactive: false }, { reacts });
    expect(found).toMatchObject({ skin_sensitivity, basis, confidence });
  },
);

test.each([
  [2, 'answers_and_photo'],
  [null, 'answers'],
] as const)('a photo that looks reactive, with redness of %s, supports: %s', (severity, basis) => {
  const skin = { signs: redness(severity), looksReactive: true };
  expect(skinSensitivity(skin, { reacts: 'often' }).basis).toBe(basis);
});

test.each([
  ['tight', 'dry', 'answers_and_photo', 'high'],
  ['comfortable', 'normal', 'answers', 'medium'],
  [undefined, 'dry', 'photo', 'low'],
] as const)('skin that feels %s and looks dry is %s, by %s', (midday_feel, skin_type, basis, confidence) => {
  const area = { severity: 0.2, places: [] };
  const look = { type: 'dry', zone: area, cheeks: area } as unknown as SkinLook;
  const told: Preferences = midday_feel ? { midday_feel } : {};
  expect(skinType({ look, signs: [] }, told)).toMatchObject({ skin_type, basis, confidence });
});

test.each([
  [[null, null], 'Your skin looks calm. Nothing stands out in this photo.'],
  [['covered', null], 'This photo can’t tell every sign.'],
] as const)('the statement says whether all signs could be read: %j', (doubts, words) => {
  const signs = doubts.map((doubt) => ({ doubt, isConcern: false, clear: [] }));
  expect(statementOf({ signs } as unknown as SkinFacts)).toContain(words);
});

const onCheek = { region: 'cheek', side: 'left' } as const;

test.each([
  [[onCheek], null, 'Your skin looks calm. Only one spot stands out, on your left cheek.'],
  [
    [onCheek, onCheek, { region: 'chin', side: null }],
    null,
    'Your skin looks calm. Only a few spots stand out, on your left cheek and chin.',
  ],
  [
    [onCheek],
    'covered',
    'This photo can’t tell every sign. In the rest, one spot stands out on your left cheek.',
  ],
] as const)('a mark that stands out is told where nothing else is: %j, %s', (clear, doubt, words) => {
  const signs = [
    { doubt: null, isConcern: false, clear },
    { doubt, isConcern: false, clear: [] },
  ];
  expect(statementOf({ signs } as unknown as SkinFacts)).toBe(words);
});

test('a degree follows the upper end of the range', () => {
  const degrees = [2, 3, 4, 5].map((high) => degreeOf({ low: high - 1, high }, 'very'));
  expect(degrees).toEqual(['a little', 'a little', 'clearly', 'very']);
});

test('an amount of what is counted is a word', () => {
  const amounts = [1, 2, 4, 5, 19, 20].map(amountOf);
  expect(amounts).toEqual(['one', 'a few', 'a few', 'several', 'several', 'many']);
});

test('what else did not change is said beside a change only', () => {
  const facts = {
    result: 'comparable',
    compared: 3,
    less: 0,
    more: 0,
    same: 3,
    hasTrend: false,
    steady: 0,
  } as const;
  expect(phraseFor(MAY_ALSO_SAY, facts)).toBe('');
  expect(phraseFor(MAY_ALSO_SAY, { ...facts, less: 1, same: 2 })).toContain('The rest is about the same');
  expect(phraseFor(MAY_ALSO_SAY, { ...facts, less: 3, same: 0 })).toBe('');
});

test('a trial that compares nothing says that it shows nothing of the product', () => {
  const facts = { obstacle: null, outcome: 'no_measurable_change' } as ProductTrialFacts;
  expect(phraseFor(NO_CAUSE, { ...facts, obstacle: 'sign_lost' })).toContain('that it did anything');
  expect(phraseFor(NO_CAUSE, facts)).toContain('A small change does not show');
});
