import {
  type CheckedEntry,
  type CheckedProduct,
  type CheckedRoutine,
  CONFIRMED_DAYPART_VALUES,
  type ConfirmedDaypart,
} from '@daylit/contract';
import { Refusal } from '../../../errors.ts';
import type { ProductFinder } from '../../catalogue/ports.ts';
import { readConfirmed } from '../confirmed/read-confirmed.ts';
import type { PlacedByMember } from '../ports.ts';

interface Entry extends CheckedProduct {
  daypart: ConfirmedDaypart;
  step: string;
}

/** The products that a client asks about: of the catalogue, of the member's own routine, or by their list. */
export async function readGivenRoutine(
  given: CheckedRoutine,
  own: readonly PlacedByMember[],
  finder: ProductFinder,
): Promise<PlacedByMember[]> {
  const entries = CONFIRMED_DAYPART_VALUES.flatMap((daypart) =>
    Object.entries(given[daypart] ?? {}).map(([step, entry]) => ({ daypart, step, ...read(entry) })),
  );
  const known = await finder.find(entries.flatMap(({ id }) => id ?? []));
  const rows = entries.map((entry, at) => {
    const mine = own.find(({ product }) => product.product.id === entry.id);
    if (entry.id !== undefined && !known.has(entry.id) && !mine) {
      throw new Refusal('not_found', { detail: `The catalogue has no product ${entry.id}.`, field: 'id' });
    }
    return rowOf(entry, at, mine);
  });
  return readConfirmed(rows, finder);
}

function read(entry: CheckedEntry): CheckedProduct {
  return typeof entry === 'string' ? { id: entry } : entry;
}

function rowOf({ daypart, step, id, name, ingredient_text, days }: Entry, at: number, mine?: PlacedByMember) {
  const { product } = mine ?? {};
  return {
    daypart,
    step,
    product_id: id ?? `given:${at}`,
    is_custom: id === undefined || product?.product.is_custom === true,
    category: product?.product.category ?? step,
    name: name ?? product?.product.name ?? 'A product without a name',
    product_url: null,
    price: null,
    description: null,
    ingredient_text: ingredient_text ?? mine?.ingredientText ?? null,
    days: days ?? null,
    added_at: new Date(0),
  };
}
