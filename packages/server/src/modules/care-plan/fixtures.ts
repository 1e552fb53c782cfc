import type { Sign, StepKey } from '@daylit/contract';
import type { CatalogueProduct, ProductLabel } from '../catalogue/ports.ts';
import type { CarePlanFacts, Course, PlannedFacts } from './ports.ts';

type Severities = Partial<Record<Sign, number | null>>;

/** What a test sets about a person. By default an adult about whom nothing special is known. */
export interface Person extends Partial<
  Pick<CarePlanFacts, 'goals' | 'issues' | 'preferences'> & { severities: Severities }
> {
  type?: CarePlanFacts['skin_type']['skin_type'];
  begun?: Course['begun'];
  sensitivity?: NonNullable<CarePlanFacts['skin_sensitivity']>['skin_sensitivity'] | null;
}

/** Facts for tests, in the shapes of the API. */
export function factsOf(catalogue: CarePlanFacts['catalogue'], person: Person = {}): PlannedFacts {
  const { type = 'normal', sensitivity = 'low', severities = {}, goals = [], issues = [] } = person;
  const finding = { explanation: 'From your answers.', basis: 'answers', confidence: 'medium' } as const;
  return {
    skin_type: { ...finding, skin_type: type },
    skin_sensitivity: sensitivity === null ? null : { ...finding, skin_sensitivity: sensitivity },
    condition_notes: { key_concerns_identified: [], measurements: measurementsOf(severities) },
    goals,
    issues,
    preferences: person.preferences ?? { age_band: '25-39', pregnancy: 'no' },
    course: { today: '2026-11-20', region: null, begun: person.begun ?? null, removed: [] },
    catalogue,
  };
}

function measurementsOf(severities: Severities): CarePlanFacts['condition_notes']['measurements'] {
  return (Object.keys(severities) as Sign[]).map((sign) => ({
    sign,
    severity_score: severities[sign] ?? null,
    standard_deviation: severities[sign] === null ? null : 0.1,
    method_version: '2.0.0',
    cannot_tell_reason: severities[sign] === null ? 'The photo is too dark here.' : null,
    location_observed: null,
    confidence: 'medium',
    evidence: [],
  }));
}

/** A product that suits everybody, with the given label. */
export function productOf(id: string, step: StepKey, label: ProductLabel): CatalogueProduct {
  return {
    product: {
      id,
      name: id,
      category: step,
      suggested_category: step,
      image_url: null,
      product_url: null,
      price: 10,
      rating: null,
      is_custom: false,
      is_confirmed: false,
      is_sample: true,
    },
    step,
    suits: [],
    spf: step === 'sunscreen' ? 50 : null,
    label,
  };
}
