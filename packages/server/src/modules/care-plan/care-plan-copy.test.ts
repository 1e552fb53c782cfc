import { SIGN_VALUES, SKIN_TYPE_FINDING_SKIN_TYPE_VALUES } from '@daylit/contract';
import { expect, test } from 'vitest';
import { FORBIDDEN_WORDS } from '../../forbidden-words.ts';
import { sampleCatalogue } from '../catalogue/samples/sample-catalogue.ts';
import { buildCarePlan } from './build-care-plan.ts';
import { decideCarePlan } from './decide-care-plan.ts';
import { CONCERNS } from './concerns.ts';
import { factsOf, type Person } from './fixtures.ts';
import { pickProducts } from './pick-products.ts';
import { RULES } from './rules.ts';

const STATED = [
  'Acne',
  'Dryness',
  'Redness',
  'Dark spots',
  'Wrinkles',
  'Glowing skin',
  'Even tone',
  'Hydrated skin',
  'Younger appearance',
];

const PREFERENCES: NonNullable<Person['preferences']>[] = [
  { age_band: '25-39', pregnancy: 'no' },
  { age_band: '25-39', pregnancy: 'yes' },
  { age_band: '13-17' },
  { age_band: '40-59', avoid: ['niacinamide', 'salicylic acid', 'a green jar'] },
  {
    age_band: '40-59',
    pregnancy: 'no',
    avoid: ['glycerin', 'zinc oxide', 'titanium dioxide', 'organic filters'],
  },
];

function* people(): Generator<Person> {
  for (const type of SKIN_TYPE_FINDING_SKIN_TYPE_VALUES)
    for (const sensitivity of ['low', 'moderate', 'high'] as const)
      for (const preferences of PREFERENCES) {
        for (const stated of STATED) yield { type, sensitivity, preferences, issues: [stated] };
        for (const sign of SIGN_VALUES) yield { type, sensitivity, preferences, severities: { [sign]: 4.5 } };
      }
}

/** Every text in a value, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf);
  return [];
}

test('no care plan and no product card uses a word that shames, promises or names a disease', () => {
  const texts = new Set<string>();
  for (const person of people()) {
    const facts = factsOf(sampleCatalogue, person);
    for (const text of [
      ...textsOf(buildCarePlan(decideCarePlan(facts))),
      ...textsOf(pickProducts(decideCarePlan(facts))),
    ])
      texts.add(text);
  }
  expect(texts.size).toBeGreaterThan(100);
  expect([...texts].filter((text) => FORBIDDEN_WORDS.test(text))).toEqual([]);
});

test('nor do the sentences of rules and concerns that no care plan above shows', () => {
  const texts = RULES.flatMap(({ reason, fix }) => [reason, fix]);
  for (const { name, seeDoctor, choices } of CONCERNS) {
    texts.push(name, seeDoctor ?? '', ...choices.flatMap(({ label, instruction }) => [label, instruction]));
  }
  expect(texts.filter((text) => FORBIDDEN_WORDS.test(text))).toEqual([]);
});

test('the texts for a teenager hold nothing about lines, age or strong ingredients', () => {
  for (const stated of STATED) {
    const facts = factsOf(sampleCatalogue, {
      issues: [stated],
      severities: { lines: 4 },
      preferences: { age_band: '13-17' },
    });
    expect(textsOf(buildCarePlan(decideCarePlan(facts))).join(' ')).not.toMatch(
      /\b(lines?|wrinkle|young(er)?|retin\w+|acids?)\b/i,
    );
  }
});
