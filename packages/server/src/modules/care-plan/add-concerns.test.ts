import { expect, test } from 'vitest';
import { sampleCatalogue } from '../catalogue/samples/sample-catalogue.ts';
import { buildCarePlan } from './build-care-plan.ts';
import { factsOf, type Person } from './fixtures.ts';
import { decideCarePlan } from './decide-care-plan.ts';

const ADULT = { age_band: '25-39', pregnancy: 'no' } as const;

/** The active that the care plan starts with, and what it is for. */
function lead(person: Person): string | null {
  const { additions } = decideCarePlan(factsOf(sampleCatalogue, person));
  return additions.lead === null ? null : `${additions.lead.choice.class} for ${additions.lead.concern.key}`;
}

test.each<[string, Person, string | null]>([
  ['oily skin with nothing else', { type: 'oily' }, null],
  [
    'skin that the person says is shiny by midday',
    { type: 'oily', preferences: { ...ADULT, midday_feel: 'shiny_all_over' } },
    'niacinamide for shine',
  ],
  ['normal skin with nothing else', {}, null],
  ['dry skin with nothing else', { type: 'dry' }, null],
  ['what is barely visible', { severities: { blemishes: 1.5 } }, null],
  ['what the photo cannot tell', { severities: { blemishes: null } }, null],
  ['mild blemishes', { severities: { blemishes: 2 } }, 'bha for blemishes'],
  ['moderate blemishes, gently', { severities: { blemishes: 3 } }, 'azelaic for blemishes'],
  ['a stated concern that the photo does not show', { issues: ['Redness'] }, 'azelaic for redness'],
  ['the stronger of two signs', { severities: { shine: 4, texture: 2 } }, 'niacinamide for shine'],
  [
    'a stated concern before a slightly stronger sign',
    { severities: { shine: 3, blemishes: 2 }, issues: ['Acne'] },
    'bha for blemishes',
  ],
  ['texture on normal skin', { severities: { texture: 2.5 } }, 'pha for texture'],
  [
    'texture on dry skin, which waits with exfoliating',
    { type: 'dry', severities: { texture: 2.5 } },
    'niacinamide for texture',
  ],
  ['lines', { severities: { lines: 2 } }, 'retinoid_cosmetic for lines'],
  [
    'lines in pregnancy',
    { severities: { lines: 2 }, preferences: { ...ADULT, pregnancy: 'yes' } },
    'vitc_pure for lines',
  ],
  [
    'blemishes in pregnancy',
    { severities: { blemishes: 2 }, preferences: { ...ADULT, pregnancy: 'yes' } },
    'azelaic for blemishes',
  ],
  [
    'blemishes without the first choice',
    { severities: { blemishes: 2 }, preferences: { ...ADULT, avoid: ['salicylic acid'] } },
    'azelaic for blemishes',
  ],
  [
    'two salicylic nights on skin that reacts',
    { sensitivity: 'moderate', severities: { blemishes: 2 } },
    'azelaic for blemishes',
  ],
  ['very reactive skin', { sensitivity: 'high', severities: { blemishes: 3 } }, null],
  ['clear redness', { severities: { redness: 3 } }, null],
  ['a teenager', { severities: { blemishes: 3 }, preferences: { age_band: '13-17', pregnancy: 'no' } }, null],
])('%s', (_who, person, expected) => {
  expect(lead(person)).toBe(expected);
});

const BEGUN = {
  active: 'azelaic',
  concern: 'redness',
  product_id: 'sample:serum-slate-azelaic',
  suggested_on: '2026-10-18',
  usedSince: '2026-10-20',
};

test.each<[string, Person, string | null]>([
  [
    'stays while the photo shows more of something else',
    { severities: { texture: 4 } },
    'azelaic for redness',
  ],
  ['stops where skin reacts strongly', { sensitivity: 'high' }, null],
  ['stops where redness is clear to see', { severities: { redness: 3 } }, null],
  [
    'stops where an answer rules it out',
    {
      begun: { ...BEGUN, active: 'retinoid_cosmetic', concern: 'lines' },
      preferences: { age_band: '25-39' },
    },
    null,
  ],
])('an active that was begun %s', (_what, person, expected) => {
  expect(lead({ begun: BEGUN, ...person })).toBe(expected);
});

test('care is added to a plan with an active, in slots of its own', () => {
  const plan = buildCarePlan(
    decideCarePlan(
      factsOf(sampleCatalogue, {
        type: 'dry',
        severities: { lines: 2, dark_circles: 3 },
        goals: ['Younger appearance'],
        preferences: { ...ADULT, midday_feel: 'tight' },
      }),
    ),
  );
  expect(plan.night['serum']?.product?.reason).toMatch(/retinoid/);
  expect(plan.morning['serum']?.product?.reason).toMatch(/hold water/);
  expect(plan.morning['eye_cream']?.product?.reason).toMatch(/caffeine/);
});

test.each<[string, Person['severities'], RegExp]>([
  ['dark spots on an even tone', { dark_spots: 3, tone_evenness: 0 }, /^For dark spots, with /],
  ['an uneven tone without spots', { dark_spots: 0, tone_evenness: 3 }, /^For uneven tone, with /],
])('a product is for what was found: %s', (_what, severities = {}, reason) => {
  const facts = factsOf(sampleCatalogue, { severities });
  const begun = { ...BEGUN, concern: 'dark_spots' };
  for (const course of [facts.course, { ...facts.course, begun }]) {
    const { night } = buildCarePlan(decideCarePlan({ ...facts, course }));
    expect(night['serum']?.product?.reason).toMatch(reason);
  }
});

test('uneven tone asks for a tinted sunscreen, redness for a mineral one', () => {
  expect(classesOfSunscreen({ severities: { dark_spots: 3 } })).toContain('iron_oxides');
  expect(classesOfSunscreen({ severities: { redness: 2 } })).toContain('sunscreen_mineral');
});

function classesOfSunscreen(person: Person) {
  const chosen = buildCarePlan(decideCarePlan(factsOf(sampleCatalogue, person))).morning['sunscreen']?.product
    ?.id;
  return sampleCatalogue.products.find(({ product }) => product.id === chosen)?.label.actives;
}

test('a morning with water alone does not name a cleanser', () => {
  const { morning, night } = buildCarePlan(decideCarePlan(factsOf(sampleCatalogue, { type: 'dry' })));
  expect(morning['cleanser']?.kind).toBe('habit');
  expect(morning['toner']?.no_recommendation_reason).toBe('Optional: your moisturizer is enough.');
  expect(night['toner']?.no_recommendation_reason).toMatch(/your cleanser and moisturizer are enough/);
});

test('an omission is named with its rule', () => {
  const { notes } = buildCarePlan(
    decideCarePlan(
      factsOf(sampleCatalogue, { severities: { lines: 2 }, preferences: { age_band: '25-39' } }),
    ),
  );
  expect(notes).toContain(
    'Left out: a retinoid. Retinoids and hydroquinone are left out unless you have answered that you are not pregnant.',
  );
});

test('a word of the avoid list that names nothing is not silently ignored', () => {
  const { notes } = buildCarePlan(
    decideCarePlan(factsOf(sampleCatalogue, { preferences: { ...ADULT, avoid: ['moon dust'] } })),
  );
  expect(notes).toContain('We know no ingredient called “moon dust”. Check labels for it yourself.');
});

test('fifty long unknown words still make a note of readable length', () => {
  const avoid = Array.from({ length: 50 }, (_, at) => `moon dust ${at} `.padEnd(80, 'x'));
  const { notes } = buildCarePlan(
    decideCarePlan(factsOf(sampleCatalogue, { preferences: { ...ADULT, avoid } })),
  );
  expect(notes.find((note) => note.includes('and 45 more'))?.length).toBeLessThan(1000);
});

test('a note about what only the person names says that they named it', () => {
  const facts = factsOf(sampleCatalogue, { severities: { redness: 1 }, issues: ['Redness'] });
  expect(buildCarePlan(decideCarePlan(facts)).notes).toContainEqual(
    expect.stringContaining('You named redness: good evidence that azelaic acid helps.'),
  );
  const concern = {
    sign: 'redness',
    concern_name: 'Redness',
    severity_score: 2,
    description: 'Redder than the rest of your face.',
    location_observed: 'Both cheeks',
    confidence: 'medium',
  } as const;
  const condition_notes = { ...facts.condition_notes, key_concerns_identified: [concern] };
  expect(buildCarePlan(decideCarePlan({ ...facts, condition_notes })).notes).toContainEqual(
    expect.stringContaining('Good evidence that azelaic acid helps with redness.'),
  );
});
