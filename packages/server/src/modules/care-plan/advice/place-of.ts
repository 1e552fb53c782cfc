import { ROUTINE_STEPS } from '@daylit/contract';
import type { CatalogueProduct } from '../../catalogue/ports.ts';
import { type Group, type PlacedProduct, type Weekday, WEEKDAYS } from '../rule.ts';

const GROUPS = Object.keys(ROUTINE_STEPS) as Group[];

/** Classes whose first place is the night. */
const FOR_THE_NIGHT = new Set(['retinoid_cosmetic', 'retinoid_drug', 'aha', 'bha', 'pha']);

/** The evenings on which a care plan starts a product that skin has to get used to. */
const FIRST_NIGHTS: readonly Weekday[] = ['Monday', 'Thursday'];

type Place = Pick<PlacedProduct, 'group' | 'step' | 'days'>;

/**
 * Where a product would go: the first part of the day that has its step, or the night for products that
 * belong there.
 */
export function placeOf({ step, label }: CatalogueProduct): Place {
  const groups = GROUPS.filter((group) => (ROUTINE_STEPS[group] as readonly string[]).includes(step));
  const isStrong = label.actives.some((key) => FOR_THE_NIGHT.has(key));
  const group = isStrong && groups.includes('night') ? 'night' : (groups[0] ?? 'weekly');
  return { group, step, days: isStrong ? FIRST_NIGHTS : WEEKDAYS };
}
