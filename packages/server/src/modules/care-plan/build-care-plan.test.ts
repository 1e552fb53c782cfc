import { beforeAll, describe, expect, test } from 'vitest';
import { sampleCatalogue } from '../catalogue/samples/sample-catalogue.ts';
import type { CatalogueProduct } from '../catalogue/ports.ts';
import { readLabel } from '../catalogue/read-label.ts';
import { activesIn } from './active-ingredients.ts';
import { buildCarePlan } from './build-care-plan.ts';
import { checkRoutine } from './check-routine.ts';
import { everybody } from './everybody.ts';
import { productOf } from './fixtures.ts';
import { decideCarePlan } from './decide-care-plan.ts';
import type { PlannedFacts } from './ports.ts';
import { readProfile } from './profile.ts';
import { ROUTINE_STEPS } from '@daylit/contract';

/** Products that nobody with special needs may get: one without a label, one with a reported one. */
const unverified: CatalogueProduct[] = (['cleanser', 'serum', 'moisturizer', 'sunscreen'] as const).flatMap(
  (step) => [
    productOf(`bare:${step}`, step, readLabel(null, step, 'verified')),
    productOf(`copied:${step}`, step, readLabel('Aqua, Zinc Oxide, Niacinamide', step, 'reported')),
  ],
);

const catalogue = { ...sampleCatalogue, products: [...sampleCatalogue.products, ...unverified] };

interface Case {
  facts: PlannedFacts;
  plan: ReturnType<typeof buildCarePlan>;
  routine: ReturnType<typeof decideCarePlan>['draft']['placed'];
}

const cases: Case[] = [];

beforeAll(() => {
  for (const facts of everybody(catalogue)) {
    const decided = decideCarePlan(facts);
    cases.push({ facts, plan: buildCarePlan(decided), routine: decided.draft.placed });
  }
});

function namesType({ plan }: Case): boolean {
  return /For (?:normal|dry|oily|combination)\b/.test(JSON.stringify(plan));
}

test('no product is said to be made for a skin type that nobody knows', () => {
  const unknown = cases.filter(({ facts }) => facts.skin_type.skin_type === 'cannot_tell');
  expect(unknown.length).toBeGreaterThan(0);
  expect(unknown.filter(namesType)).toEqual([]);
  expect(cases.some(namesType)).toBe(true);
});

/** The facts of the first cases that break a promise, few enough to read. */
function broken(isKept: (entry: Case) => boolean): unknown[] {
  return cases
    .filter((entry) => !isKept(entry))
    .slice(0, 3)
    .map(({ facts: { catalogue: _catalogue, ...facts } }) => facts);
}

describe('for everybody', () => {
  test('there are thousands of different people', () => {
    expect(cases.length).toBeGreaterThan(2000);
  });

  test('the care plan breaks no rule', () => {
    expect(
      broken(({ facts, routine }) =>
        checkRoutine(routine, readProfile(facts), catalogue).every(({ rule }) => rule.level === 'info'),
      ),
    ).toEqual([]);
  });

  test('every slot holds a product with an instruction, or the reason why not', () => {
    expect(
      broken(({ plan }) =>
        (['morning', 'night', 'weekly'] as const).every((group) => {
          const steps = Object.entries(plan[group]);
          return (
            steps.map(([step]) => step).join() === ROUTINE_STEPS[group].join() &&
            steps.every(
              ([, { kind, instruction, product, no_recommendation_reason }]) =>
                instruction !== '' &&
                (kind === 'product') === (product !== null) &&
                (product === null) === (no_recommendation_reason !== null),
            )
          );
        }),
      ),
    ).toEqual([]);
  });

  test('the care plan shows exactly the products that were checked', () => {
    expect(
      broken(({ plan, routine }) => {
        const shown = [plan.morning, plan.night, plan.weekly]
          .flatMap((group) => Object.values(group))
          .flatMap(({ product }) => (product === null ? [] : [product.id]));
        return (
          shown.sort().join() ===
          routine
            .map(({ product }) => product.product.id)
            .sort()
            .join()
        );
      }),
    ).toEqual([]);
  });

  test('at most one active is new', () => {
    expect(
      broken(({ routine }) => new Set(routine.flatMap(({ product }) => activesIn(product))).size <= 1),
    ).toEqual([]);
  });

  test('there is a morning sunscreen whenever something makes skin sensitive to the sun', () => {
    const photosensitising = ['aha', 'bha', 'retinoid_cosmetic', 'retinoid_drug'] as const;
    expect(
      broken(
        ({ plan, routine }) =>
          plan.morning['sunscreen']?.product !== null ||
          routine.every(
            ({ product }) => !photosensitising.some((key) => product.label.contains.includes(key)),
          ),
      ),
    ).toEqual([]);
  });

  test('a product without a verified label is only for people without special needs', () => {
    expect(
      broken(({ facts, routine }) => {
        const { traits, avoid } = readProfile(facts);
        const hasNeed = traits.size > 1 || avoid.length > 0;
        return !hasNeed || routine.every(({ product }) => product.label.status === 'verified');
      }),
    ).toEqual([]);
  });

  test('notes and sentences fit into what the API allows', () => {
    expect(
      broken(
        ({ plan }) =>
          plan.notes.length <= 20 &&
          plan.notes.every((note) => note.length <= 1000) &&
          [plan.morning, plan.night, plan.weekly]
            .flatMap((group) => Object.values(group))
            .every((step) =>
              [step.instruction, step.no_recommendation_reason ?? '', step.product?.reason ?? ''].every(
                (text) => text.length <= 500,
              ),
            ),
      ),
    ).toEqual([]);
  });
});

describe('for some', () => {
  test('below 18, and with an unknown age, the care plan has only a cleanser, a moisturizer and a sunscreen', () => {
    const forbidden = [
      'retinoid_cosmetic',
      'aha',
      'bha',
      'tone_evening',
      'tranexamic',
      'hydroquinone',
    ] as const;
    expect(
      broken(
        ({ facts, routine }) =>
          facts.preferences.age_band === '18-24' ||
          facts.preferences.age_band === '60+' ||
          routine.every(
            ({ step, product }) =>
              ['cleanser', 'moisturizer', 'sunscreen'].includes(step) &&
              !forbidden.some((key) => product.label.contains.includes(key)),
          ),
      ),
    ).toEqual([]);
  });

  test('nothing from the avoid list is in the care plan', () => {
    expect(
      broken(({ facts, routine }) => {
        const { avoid = [], fragrance_free } = facts.preferences;
        return routine.every(
          ({ product }) =>
            !avoid.some((term) => catalogue.contains(product.label, term)) &&
            !(fragrance_free && product.label.contains.includes('fragrance')),
        );
      }),
    ).toEqual([]);
  });

  test('nobody without a clear no to pregnancy gets a retinoid', () => {
    expect(
      broken(
        ({ facts, routine }) =>
          facts.preferences.pregnancy === 'no' ||
          routine.every(({ product }) => !product.label.contains.includes('retinoid_cosmetic')),
      ),
    ).toEqual([]);
  });

  // Shine needs no doctor, and every report ends with the sentence about spots.
  test('a strong sign comes first, with the sentence about a doctor', () => {
    const withoutNote = new Set(['shine', 'dark_spots', 'tone_evenness']);
    expect(
      broken(({ facts, plan }) => {
        const { age_band } = facts.preferences;
        const isAdult = age_band === '18-24' || age_band === '60+';
        const isPlain = facts.condition_notes.measurements.some(
          ({ sign, severity_score }) =>
            (severity_score ?? 0) >= 3 && !withoutNote.has(sign) && (isAdult || sign !== 'lines'),
        );
        return isPlain === /doctor|dermatologist/.test((plan.notes[0] ?? '').replace(/^A pharmacist.*/, ''));
      }),
    ).toEqual([]);
  });

  test('there are at most three notes', () => {
    expect(broken(({ plan }) => plan.notes.length <= 3)).toEqual([]);
  });

  test('a reason to leave a step out can stand for several', () => {
    expect(
      broken(({ plan }) =>
        [plan.morning, plan.night, plan.weekly]
          .flatMap((group) => Object.values(group))
          .every(({ kind, no_recommendation_reason: reason }) =>
            kind === 'product' ? true : !/\b(?:one|it|this)\.$/.test(reason ?? ''),
          ),
      ),
    ).toEqual([]);
  });

  test('the same facts give the same care plan', () => {
    const sample = cases.filter((_case, at) => at % 23 === 0);
    for (const { facts, plan } of sample) expect(buildCarePlan(decideCarePlan(facts))).toEqual(plan);
  });
});
