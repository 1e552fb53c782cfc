import { SKIN_TYPE_FINDING_SKIN_TYPE_VALUES } from '@daylit/contract';
import type { ProductCatalogue } from '../catalogue/ports.ts';
import { factsOf, type Person } from './fixtures.ts';
import type { CarePlanFacts, PlannedFacts } from './ports.ts';

const TYPES = SKIN_TYPE_FINDING_SKIN_TYPE_VALUES;
const SENSITIVITIES = ['low', 'moderate', 'high', null] as const;
const AGES = [undefined, '13-17', '18-24', '60+'] as const;
const PREGNANCIES = [undefined, 'no', 'yes'] as const;

const CONCERNS: Pick<Person, 'severities' | 'goals' | 'issues'>[] = [
  {},
  { severities: { redness: 2 }, issues: ['Redness'] },
  { severities: { redness: 4.5 } },
  { severities: { blemishes: 2.5 }, issues: ['Acne'] },
  { severities: { blemishes: 5, shine: 3 } },
  { severities: { dark_spots: 3, tone_evenness: null }, goals: ['Even tone'] },
  { severities: { texture: 3 }, goals: ['Glowing skin'] },
  { severities: { lines: 2 }, goals: ['Younger appearance'], issues: ['Wrinkles'] },
  { severities: { lines: 4, dark_circles: 3 }, goals: ['Hydrated skin'], issues: ['Dryness'] },
];

const WISHES: Pick<CarePlanFacts['preferences'], 'avoid' | 'fragrance_free' | 'budget'>[] = [
  {},
  { avoid: ['niacinamide', 'zinc oxide'], budget: 'high' },
  { fragrance_free: true, budget: 'low' },
  { avoid: ['glycerin', 'octocrylene', 'vitamin A'] },
];

/** Every combination of the five facts that decide most. The other facts take turns. */
export function* everybody(catalogue: ProductCatalogue): Generator<PlannedFacts> {
  let turn = 0;
  for (const type of TYPES)
    for (const sensitivity of SENSITIVITIES)
      for (const age_band of AGES)
        for (const pregnancy of PREGNANCIES)
          for (const concern of CONCERNS) {
            const preferences = {
              ...WISHES[turn % WISHES.length],
              ...(age_band === undefined ? {} : { age_band }),
              ...(pregnancy === undefined ? {} : { pregnancy }),
            };
            turn += 1;
            yield factsOf(catalogue, { type, sensitivity, ...concern, preferences });
          }
}
