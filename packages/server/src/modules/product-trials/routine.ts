import { CONFIRMED_DAYPART_VALUES, type KeptProduct, type ProductTrialRoutine } from '@daylit/contract';
import type { ConfirmedProduct } from '../care-plan/ports.ts';
import type { RoutineProduct } from './tables.ts';

/**
 * The products of a confirmed routine except the chosen one, each once, as they are recorded at the start.
 */
export function routineBeside(confirmed: readonly ConfirmedProduct[], productId: string): RoutineProduct[] {
  const others = keptProducts(confirmed, productId);
  return others.map(({ product: { id, name } }) => ({ id, name }));
}

/** The routine except the chosen product, compared with the start. */
export function compareRoutine(
  confirmed: readonly ConfirmedProduct[],
  productId: string,
  atStart: readonly RoutineProduct[],
): ProductTrialRoutine {
  const now = keptProducts(confirmed, productId);
  const known = new Set(atStart.map(({ id }) => id));
  const present = new Set(now.map(({ product }) => product.id));
  return {
    kept: now.filter(({ product }) => known.has(product.id)),
    added: now.filter(({ product }) => !known.has(product.id)).map(({ product }) => product.name),
    removed: atStart.filter(({ id }) => !present.has(id)).map(({ name }) => name),
  };
}

function keptProducts(confirmed: readonly ConfirmedProduct[], productId: string): KeptProduct[] {
  const kept = new Map<string, KeptProduct>();
  for (const { daypart, product, leftOut } of confirmed) {
    const { id } = product.product;
    if (id === productId) continue;
    const known = kept.get(id)?.dayparts ?? [];
    const dayparts = CONFIRMED_DAYPART_VALUES.filter((each) => each === daypart || known.includes(each));
    kept.set(id, { product: { ...product.product, left_out: leftOut }, dayparts });
  }
  return [...kept.values()];
}
