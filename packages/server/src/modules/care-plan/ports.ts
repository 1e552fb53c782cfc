// What other modules may ask of care plans.
import type {
  CarePlan,
  ConditionNotes,
  Preferences,
  ProductNeeds,
  SkinSensitivityFinding,
  SkinTypeFinding,
} from '@daylit/contract';
import type { ProductCatalogue } from '../recommendations/ports.ts';

/** Everything a care plan is decided from. The same facts give the same care plan. */
export interface CarePlanFacts {
  skin_type: SkinTypeFinding;
  /** Null when nothing was asked and nothing answered. */
  skin_sensitivity: SkinSensitivityFinding | null;
  condition_notes: Pick<ConditionNotes, 'key_concerns_identified' | 'measurements'>;
  goals: readonly string[];
  /** The person's own concerns. */
  issues: readonly string[];
  preferences: Preferences;
  catalogue: ProductCatalogue;
}

/** A decided care plan. Its two parts are built separately, at different stages of a report. */
export interface CarePlanDecision {
  carePlan(): CarePlan;
  productNeeds(): ProductNeeds;
}

/** Decides care plans by rules, from the products that this server knows. */
export interface CarePlanner {
  decide(facts: Omit<CarePlanFacts, 'catalogue'>): Promise<CarePlanDecision>;
  /** Whether a goal or a concern, in a person's own words, is one that we give no advice on before 18. */
  isForAdults(words: string): boolean;
}
