import type { CarePlan, Weekday } from '@daylit/contract';
import type { CatalogueProduct } from '../../catalogue/ports.ts';
import { activesIn } from '../active-ingredients.ts';
import { azelaicAcid, retinoid, salicylicAcid, vitaminC } from '../choices.ts';
import type { Place } from './choose-places.ts';

const USE = { evidence: 'C', sources: [] } as const;

/** The choices of the suggested care plan that are not for every day. */
const CHOICES = [salicylicAcid(USE), azelaicAcid(USE), vitaminC(USE), retinoid(USE)];

/**
 * The days of a product that is taken over from the suggested care plan, which names them in its instruction.
 * Null: none are named.
 */
export function usualDays(
  product: CatalogueProduct | undefined,
  { daypart, step }: Place,
  suggested: CarePlan | null,
): Weekday[] | null {
  if (product === undefined || daypart === 'additional') return null;
  const steps = new Map(Object.entries(suggested?.[daypart] ?? {}));
  if (steps.get(step)?.product?.id !== product.product.id) return null;
  const actives = activesIn(product);
  const choice = CHOICES.find((one) => one.group === daypart && actives.includes(one.class));
  return choice ? [...choice.days] : null;
}
