import { signInText } from '@daylit/wording';
import { expect, test } from 'vitest';
import { sampleCatalogue } from '../catalogue/samples/sample-catalogue.ts';
import { buildCarePlan } from './build-care-plan.ts';
import { decideCarePlan } from './decide-care-plan.ts';
import { everybody } from './everybody.ts';
import { factsOf, type Person } from './fixtures.ts';
import type { PlannedFacts } from './ports.ts';
import { severityOf } from './severity-of.ts';
import { CONCERNS } from './concerns.ts';

const ADULT = { age_band: '25-39', pregnancy: 'no' } as const;

/** Nine people as they register: each has told something else, and each photo shows something else. */
const NINE: Record<string, Person> = {
  'dry, named dryness': { type: 'dry', issues: ['Dryness'], preferences: { ...ADULT, midday_feel: 'tight' } },
  'oily, named acne, low budget': {
    type: 'oily',
    issues: ['Acne'],
    severities: { blemishes: 2.5, shine: 3 },
    preferences: { ...ADULT, midday_feel: 'shiny_all_over', budget: 'low' },
  },
  'combination, uneven tone': {
    type: 'combination',
    goals: ['Even tone'],
    severities: { tone_evenness: 3 },
    preferences: { ...ADULT, midday_feel: 'shiny_t_zone', budget: 'medium' },
  },
  'reacts often, red cheeks': {
    type: 'normal',
    sensitivity: 'high',
    issues: ['Redness'],
    severities: { redness: 3.5 },
    preferences: { ...ADULT, reacts: 'often', fragrance_free: true },
  },
  'sixty, lines, any budget': {
    type: 'dry',
    goals: ['Younger appearance'],
    severities: { lines: 3 },
    preferences: { age_band: '60+', pregnancy: 'no', budget: 'high', midday_feel: 'comfortable' },
  },
  'pregnant, dark spots': {
    type: 'normal',
    issues: ['Dark spots'],
    severities: { dark_spots: 3 },
    preferences: { age_band: '25-39', pregnancy: 'yes', avoid: ['lanolin'] },
  },
  'fifteen, blemishes': {
    type: 'oily',
    issues: ['Pimples'],
    severities: { blemishes: 3 },
    preferences: { age_band: '13-17', midday_feel: 'shiny_t_zone' },
  },
  'names nothing, shows nothing': { type: 'normal', preferences: ADULT },
  'tired eyes, medium budget': {
    type: 'combination',
    sensitivity: 'moderate',
    issues: ['Dark circles'],
    severities: { dark_circles: 2.5 },
    preferences: { ...ADULT, budget: 'medium', reacts: 'sometimes', midday_feel: 'comfortable' },
  },
};

function planOf(person: Person) {
  return buildCarePlan(decideCarePlan(factsOf(sampleCatalogue, person)));
}

function stepsOf(plan: ReturnType<typeof planOf>) {
  return [plan.morning, plan.night, plan.weekly].flatMap((group) => Object.values(group));
}

test('no two of nine different people get the same products', () => {
  const plans = Object.values(NINE).map((person) =>
    stepsOf(planOf(person))
      .map(({ product }) => product?.id)
      .join(),
  );
  expect(new Set(plans).size).toBe(plans.length);
});

const night = (who: string) => planOf(NINE[who] ?? {}).night;

test('a product says what the person told, the weightiest first', () => {
  expect(night('oily, named acne, low budget')['serum']?.product?.why).toEqual({
    fitting: 2,
    reasons: ['$11, under the $15 you named', 'Made for oily skin, like yours'],
  });
  expect(night('reacts often, red cheeks')['moisturizer']?.product?.why?.reasons).toEqual([
    'No fragrance, as you asked',
    'With soothing agents, for redness',
    'Made for sensitive skin: you said that yours reacts',
  ]);
});

test('each answer alone changes what is chosen or why', () => {
  const told: NonNullable<Person['preferences']>[] = [
    {},
    { midday_feel: 'tight' },
    { midday_feel: 'shiny_all_over' },
    { budget: 'low' },
    { budget: 'medium' },
    { fragrance_free: true },
    { avoid: ['lanolin'] },
  ];
  const moisturizers = told.map((answers) => {
    const { product } =
      planOf({ type: 'combination', preferences: { ...ADULT, ...answers } }).night['moisturizer'] ?? {};
    return `${product?.name}: ${product?.why?.reasons.join()}`;
  });
  expect(moisturizers).toEqual([...new Set(moisturizers)]);
});

/** What is wrong with the wish of a step; undefined when it is true. */
function lieIn({ wish, kind }: ReturnType<typeof stepsOf>[number], facts: PlannedFacts): string | undefined {
  if (kind !== 'product' && kind !== 'habit') return wish === undefined ? undefined : 'nothing to do';
  if (wish === undefined) return 'no wish';
  const { kind: of, sentence } = wish;
  if (of === 'everybody') return undefined;
  if (of === 'photo') {
    const seen = CONCERNS.flatMap(({ signs }) => signs).filter((sign) => severityOf(facts, [sign]) >= 2);
    const names = seen.map((sign) => signInText(sign));
    return names.some((name) => sentence.toLowerCase().startsWith(name)) ? undefined : sentence;
  }
  if (sentence.startsWith('Your skin') || sentence.startsWith('Your T-zone'))
    return facts.preferences.midday_feel || facts.preferences.reacts ? undefined : sentence;
  const words = sentence.replace(/^(You named|Your goal:) /, '');
  const said = [...facts.issues, ...facts.goals];
  const about = CONCERNS.find((concern) => concern.words.test(words));
  return about && said.some((one) => about.words.test(one)) ? undefined : sentence;
}

test('every step to do answers a wish of the person, of the photo or of everybody, and the wish is true', () => {
  const lies = [...everybody(sampleCatalogue)].flatMap((facts) =>
    stepsOf(buildCarePlan(decideCarePlan(facts))).flatMap((step) => lieIn(step, facts) ?? []),
  );
  expect(lies.slice(0, 3)).toEqual([]);
});

test('what shows on two cheeks is said of the cheeks', () => {
  const person = factsOf(sampleCatalogue, { type: 'normal', severities: { redness: 2.5 } });
  const places = (['left', 'right'] as const).map((side) => ({ region: 'cheek', side }) as const);
  const { measurements } = person.condition_notes;
  const notes = { ...person.condition_notes, measurements: measurements.map((one) => ({ ...one, places })) };
  const plan = buildCarePlan(decideCarePlan({ ...person, condition_notes: notes }));
  expect(plan.night['serum']?.wish).toEqual({ kind: 'photo', sentence: 'Redness on your cheeks' });
});
