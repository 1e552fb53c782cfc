import type { components } from '@daylit/contract';
import type { ProductCatalogue } from '../recommendations/ports.ts';

type Schemas = components['schemas'];

/** Everything a care plan is decided from. The same facts give the same plan. */
export interface CarePlanFacts {
  skin_type: Schemas['SkinTypeFinding'];
  /** Null when nothing was asked and nothing answered. */
  skin_sensitivity: Schemas['SkinSensitivityFinding'] | null;
  condition_notes: Pick<Schemas['ConditionNotes'], 'key_concerns_identified' | 'measurements'>;
  goals: readonly string[];
  /** The person's own concerns. */
  issues: readonly string[];
  preferences: Schemas['Preferences'];
  catalogue: ProductCatalogue;
}
