import { MINOR_AGE_BANDS, type Preferences } from '@daylit/contract';
import type { SkinKind } from '../catalogue/ports.ts';
import type { CarePlanFacts } from './ports.ts';
import type { Trait } from './rule.ts';
import { severityOf } from './severity-of.ts';

/** Which table of basics applies. */
export type RoutineKind = 'normal' | 'dry' | 'oily' | 'combination' | 'sensitive' | 'not_set' | 'teen';

export interface Profile {
  kind: RoutineKind;
  /** The skin types that a product should be made for; more matches are better. */
  skinKinds: readonly SkinKind[];
  /** The same without the assumption for an unknown type: what may be stated to the person. */
  namedKinds: readonly SkinKind[];
  traits: ReadonlySet<Trait>;
  /** Words of the avoid list, with fragrance when the person wants none. */
  avoid: readonly string[];
  /** Exfoliating uses per week that the skin tolerates: 0, 1 or 3. */
  exfoliationsPerWeek: number;
  budget: CarePlanFacts['preferences']['budget'];
  /** What feels right on skin that is shiny or tight by midday; null where the person said neither. */
  texture: 'light' | 'rich' | null;
  /** Whether the person said that new products sting or itch. */
  saysReactive: boolean;
}

/** Severity of redness from which a care plan has only three products and nothing exfoliates. */
const CLEAR_REDNESS = 3;

const MAX_EXFOLIATIONS = 3;

/** The consequences of a person's answers and photo for products. A missing answer is read cautiously. */
export function readProfile(facts: Omit<CarePlanFacts, 'catalogue'>): Profile {
  const { skin_type, skin_sensitivity, preferences } = facts;
  const { age_band, pregnancy, budget, midday_feel, reacts } = preferences;
  const redness = severityOf(facts, ['redness']);
  const sensitivity = skin_sensitivity?.skin_sensitivity ?? 'cannot_tell';
  const isMinor = age_band === undefined || MINOR_AGE_BANDS.some((band) => band === age_band);
  const needsCalming = sensitivity === 'high' || redness >= CLEAR_REDNESS;
  const isReactive = needsCalming || sensitivity === 'moderate';
  const type = skin_type.skin_type === 'cannot_tell' ? null : skin_type.skin_type;
  const reactive = isReactive ? (['sensitive'] as const) : [];

  const traits = new Set<Trait>(['anyone']);
  // "Prefer not to say" and no answer count as a yes: that costs an ingredient and avoids a risk.
  if (pregnancy !== 'no') traits.add('may_be_pregnant');
  if (isMinor) traits.add('minor');
  if (isReactive) traits.add('reactive');

  return {
    kind: isMinor ? 'teen' : needsCalming ? 'sensitive' : (type ?? 'not_set'),
    skinKinds: [type ?? 'normal', ...reactive],
    namedKinds: [...(type === null ? [] : [type]), ...reactive],
    traits,
    avoid: avoidedWords(preferences),
    exfoliationsPerWeek: redness >= CLEAR_REDNESS ? 0 : isReactive ? 1 : MAX_EXFOLIATIONS,
    budget,
    texture: textureFor(midday_feel),
    saysReactive: reacts === 'sometimes' || reacts === 'often',
  };
}

function textureFor(feel: Preferences['midday_feel']): Profile['texture'] {
  if (feel === 'tight') return 'rich';
  return feel === 'shiny_t_zone' || feel === 'shiny_all_over' ? 'light' : null;
}

/** What the person wants to leave out, with fragrance when the person wants none. */
export function avoidedWords({ avoid = [], fragrance_free = false }: Preferences): readonly string[] {
  return fragrance_free ? [...avoid, 'fragrance'] : avoid;
}
