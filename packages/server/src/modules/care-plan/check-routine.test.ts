import { describe, expect, test } from 'vitest';
import { sampleCatalogue } from '../catalogue/samples/sample-catalogue.ts';
import { readLabel } from '../catalogue/read-label.ts';
import { checkRoutine } from './check-routine.ts';
import { factsOf, type Person, productOf } from './fixtures.ts';
import { readProfile } from './profile.ts';
import type { PlacedProduct, Weekday } from './rule.ts';
import { EVERY_DAY } from './slot-request.ts';

const sunscreen = placed('morning', 'Aqua, Zinc Oxide, Glycerin', EVERY_DAY, 'sunscreen');

function placed(
  group: PlacedProduct['group'],
  ingredients: string | null,
  days: readonly Weekday[] = EVERY_DAY,
  step: PlacedProduct['step'] = 'serum',
): PlacedProduct {
  const text = ingredients === null ? null : `${ingredients}, Glycerin, Panthenol`;
  const label = readLabel(text, step, 'verified');
  return { group, step, days, product: productOf(`${group}:${ingredients}`, step, label) };
}

function rulesFor(routine: readonly PlacedProduct[], person: Person = {}): string[] {
  const profile = readProfile(factsOf(sampleCatalogue, person));
  return checkRoutine(routine, profile, sampleCatalogue).map(({ rule }) => rule.id);
}

describe('pairs', () => {
  const monday: Weekday[] = ['Monday'];
  const tuesday: Weekday[] = ['Tuesday'];

  test.each<[string, PlacedProduct, PlacedProduct]>([
    ['R01', placed('night', 'Retinol', monday), placed('night', 'Salicylic Acid', monday)],
    ['R01', placed('night', 'Retinol', monday), placed('weekly', 'Glycolic Acid', monday)],
    ['R02', placed('night', 'Retinol', monday), placed('night', 'Retinal', tuesday)],
    ['R03', placed('night', 'Tretinoin'), placed('night', 'Benzoyl Peroxide')],
    ['R04', placed('night', 'Retinol', monday), placed('night', 'Benzoyl Peroxide', monday)],
    ['R05', placed('night', 'Adapalene'), placed('morning', 'Benzoyl Peroxide')],
    ['R06', placed('night', 'Lactic Acid', monday), placed('morning', 'Salicylic Acid', monday)],
    ['R08', placed('morning', 'Ascorbic Acid'), placed('morning', 'Benzoyl Peroxide')],
    ['R09', placed('night', 'Ascorbic Acid', monday), placed('night', 'Retinol', monday)],
  ])('%s applies, whichever of the two came first', (id, one, other) => {
    expect(rulesFor([sunscreen, one, other])).toEqual([id]);
    expect(rulesFor([sunscreen, other, one])).toEqual([id]);
  });

  test.each<[string, PlacedProduct, PlacedProduct]>([
    [
      'a retinoid and an acid on different nights',
      placed('night', 'Retinol', monday),
      placed('night', 'Salicylic Acid', tuesday),
    ],
    [
      'a retinoid at night and an acid in the morning',
      placed('night', 'Retinol', monday),
      placed('morning', 'Salicylic Acid', monday),
    ],
    [
      'a retinoid and an acid in one morning: R01 is about nights',
      placed('morning', 'Retinol', monday),
      placed('morning', 'Salicylic Acid', monday),
    ],
    [
      'vitamin C in the morning and a retinoid at night',
      placed('morning', 'Ascorbic Acid'),
      placed('night', 'Retinol'),
    ],
    [
      'tretinoin at night and benzoyl peroxide in the morning',
      placed('night', 'Tretinoin'),
      placed('morning', 'Benzoyl Peroxide'),
    ],
    [
      'niacinamide with vitamin C, which is a myth (R10)',
      placed('morning', 'Niacinamide'),
      placed('morning', 'Ascorbic Acid'),
    ],
  ])('no rule applies to %s', (_what, one, other) => {
    expect(rulesFor([sunscreen, one, other])).toEqual([]);
  });

  test('one product in two slots is no pair', () => {
    const serum = placed('night', 'Retinol');
    expect(rulesFor([sunscreen, serum, { ...serum, group: 'morning' }])).toEqual([]);
  });
});

describe('exfoliating sessions (R07)', () => {
  test.each<[string, Person, number, boolean]>([
    ['three a week are fine', {}, 3, false],
    ['four are too many', {}, 4, true],
    ['one is fine for skin that reacts', { sensitivity: 'moderate' }, 1, false],
    ['two are too many for skin that reacts', { sensitivity: 'moderate' }, 2, true],
    ['one is too many while redness is clear to see', { severities: { redness: 3 } }, 1, true],
  ])('%s', (_what, person, count, speaks) => {
    const routine = [sunscreen, placed('night', 'Gluconolactone', EVERY_DAY.slice(0, count))];
    expect(rulesFor(routine, person)).toEqual(speaks ? ['R07'] : []);
  });
});

describe('sunscreen (R11)', () => {
  test.each(['Retinol', 'Salicylic Acid', 'Glycolic Acid'])('%s needs sunscreen every morning', (name) => {
    const serum = placed('night', name, ['Monday']);
    expect(rulesFor([serum])).toEqual(['R11']);
    expect(rulesFor([{ ...sunscreen, days: ['Monday'] }, serum])).toEqual(['R11']);
    expect(rulesFor([sunscreen, serum])).toEqual([]);
  });

  test.each([
    [30, 'morning', []],
    [29, 'morning', ['R11']],
    [30, 'night', ['R11']],
  ] as const)('a moisturizer with SPF %i in the %s is enough or not', (spf, group, rules) => {
    const cream = placed(group, 'Aqua, Zinc Oxide', EVERY_DAY, 'moisturizer');
    const protecting = { ...cream, product: { ...cream.product, spf } };
    expect(rulesFor([protecting, placed('night', 'Retinol', ['Monday'])])).toEqual(rules);
  });

  test('niacinamide needs no sunscreen', () => {
    expect(rulesFor([placed('morning', 'Niacinamide')])).toEqual([]);
  });
});

describe('the person', () => {
  const traces = 'Betaine, Squalane, Urea, Xanthan Gum';

  test.each<[string, string, Person]>([
    ['R12', 'Retinol', { preferences: { age_band: '25-39', pregnancy: 'yes' } }],
    ['R12', 'Retinol', { preferences: { age_band: '25-39', pregnancy: 'prefer_not_to_say' } }],
    ['R12', 'Retinol', { preferences: { age_band: '25-39' } }],
    ['R13', 'Tranexamic Acid', { preferences: { age_band: '25-39', pregnancy: 'yes' } }],
    ['R13', 'Salicylic Acid', { preferences: { age_band: '25-39', pregnancy: 'yes' } }],
    ['R14', 'Retinol', { preferences: { age_band: '13-17', pregnancy: 'no' } }],
    ['R14', `${traces}, Lactic Acid`, { preferences: { age_band: '13-17', pregnancy: 'no' } }],
    ['R14', 'Arbutin', { preferences: { pregnancy: 'no' } }],
    ['R15', `${traces}, Parfum`, { sensitivity: 'high' }],
    ['R15', 'Menthol', { sensitivity: 'moderate' }],
    ['R15', 'Alcohol Denat.', { severities: { redness: 3.5 } }],
    [
      'R16',
      `${traces}, Lanolin`,
      { preferences: { age_band: '25-39', pregnancy: 'no', avoid: ['lanolin'] } },
    ],
    ['R16', 'Linalool', { preferences: { age_band: '25-39', pregnancy: 'no', fragrance_free: true } }],
    ['R18', 'Hydroquinone', {}],
    ['R18', 'Mercuric Chloride', {}],
    ['R18', 'Hydrocortisone', {}],
  ])('%s applies to %s', (id, ingredients, person) => {
    expect(rulesFor([sunscreen, placed('night', ingredients, ['Monday'])], person)).toContain(id);
  });

  test('a trace is enough for safety, and too little for a conflict', () => {
    const lotion = placed('night', 'Phenoxyethanol, Salicylic Acid', ['Monday'], 'moisturizer');
    const pregnant: Person = { preferences: { age_band: '25-39', pregnancy: 'yes' } };
    expect(rulesFor([lotion], pregnant)).toEqual(['R13']);
    expect(rulesFor([sunscreen, placed('night', 'Retinol', ['Monday']), lotion])).toEqual([]);
  });

  test('no rule applies to an adult who answered no and whose skin rarely reacts', () => {
    expect(rulesFor([sunscreen, placed('night', 'Retinol, Parfum', ['Monday'])])).toEqual([]);
  });

  test.each<[string, Person]>([
    ['a minor', { preferences: { age_band: '13-17', pregnancy: 'no' } }],
    ['somebody who may be pregnant', { preferences: { age_band: '25-39' } }],
    ['somebody whose skin reacts', { sensitivity: 'high' }],
    ['somebody with an avoid list', { preferences: { age_band: '25-39', pregnancy: 'no', avoid: ['nuts'] } }],
  ])('a missing label is blocked for %s (R19)', (_who, person) => {
    expect(rulesFor([placed('night', null)], person)).toEqual(['R19']);
  });

  test('a label copied by somebody else counts as unverified', () => {
    const serum = placed('night', 'Niacinamide');
    const label = readLabel('Aqua, Glycerin, Niacinamide', 'serum', 'reported');
    const reported = { ...serum, product: productOf('reported', 'serum', label) };
    expect(rulesFor([reported], { sensitivity: 'high' })).toEqual(['R19']);
    expect(rulesFor([reported])).toEqual([]);
  });
});

test('what a person must not use comes before a missing label, a conflict and information', () => {
  const routine = [
    placed('night', 'Ascorbic Acid', ['Monday']),
    placed('night', 'Retinol', ['Monday']),
    placed('weekly', 'Salicylic Acid', ['Monday']),
    placed('morning', null),
  ];
  const found = rulesFor(routine, { preferences: { age_band: '25-39', pregnancy: 'yes' } });
  expect(found).toEqual(['R12', 'R19', 'R13', 'R01', 'R11', 'R11', 'R09']);
});
