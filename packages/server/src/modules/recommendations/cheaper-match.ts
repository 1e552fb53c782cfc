import type { CheaperMatch } from '@daylit/contract';
import type { ProductAdviser } from '../care-plan/ports.ts';
import {
  ACTIVE_CLASSES,
  CARE_CLASSES,
  type Catalogue,
  type CatalogueEntry,
  shelfClasses,
} from '../catalogue/ports.ts';

/** Number of ingredients that are named when a cheaper product lacks them. */
const MAX_LEFT_OUT = 6;

const USEFUL = new Set<string>([...Object.keys(ACTIVE_CLASSES), ...Object.keys(CARE_CLASSES)]);

/** A cheaper product, before it is presented. */
export interface FoundMatch extends Omit<CheaperMatch, 'product'> {
  entry: CatalogueEntry;
}

/** The cheapest product that does the same for this member; null when there is none. */
export async function findCheaperMatch(
  entry: CatalogueEntry,
  catalogue: Catalogue,
  adviser: ProductAdviser,
): Promise<FoundMatch | null> {
  const [, lead = 'any'] = shelfClasses(entry.label);
  const shelf = await catalogue.pick([{ step: entry.step, class: lead }], adviser.avoid);
  const [cheapest] = shelf.products
    .filter((other) => doesTheSame(other, entry) && adviser.fits(other))
    .flatMap((other) => {
      const cost = costBeside(other, entry);
      return cost === null || cost >= 1 ? [] : [{ other, cost }];
    })
    .sort((a, b) => a.cost - b.cost || (a.other.product.id < b.other.product.id ? -1 : 1));
  if (cheapest === undefined) return null;
  const { other } = cheapest;
  const { product, facts, label } = other;
  const saves = Math.round(((entry.product.price ?? 0) - (product.price ?? 0)) * 100) / 100;
  if (saves <= 0) return null;
  const has = new Set(label.ingredients.map(({ name }) => name));
  const leaves_out = entry.label.ingredients
    .filter(({ name, classes }) => !has.has(name) && classes.some((key) => USEFUL.has(key)))
    .map(({ name }) => name);
  return {
    entry: other,
    size: facts.size,
    saves,
    leaves_out: [...new Set(leaves_out)].slice(0, MAX_LEFT_OUT),
  };
}

/**
 * Same step, the same actives in an effective amount, no less protection, no fragrance that was not there.
 */
function doesTheSame(other: CatalogueEntry, entry: CatalogueEntry): boolean {
  return (
    other.product.id !== entry.product.id &&
    other.product.is_sample === entry.product.is_sample &&
    other.step === entry.step &&
    (other.spf ?? 0) >= (entry.spf ?? 0) &&
    keyOf(other) === keyOf(entry) &&
    (entry.label.contains.includes('fragrance') || !other.label.contains.includes('fragrance')) &&
    (entry.label.status !== 'verified' || other.label.status === 'verified')
  );
}

/** The reason to choose the product: its actives, else its care ingredients. */
function keyOf({ label }: CatalogueEntry): string {
  const actives = label.actives.filter((key) => key in ACTIVE_CLASSES);
  const classes = actives.length > 0 ? actives : label.actives.filter((key) => key.startsWith('sunscreen_'));
  return classes.toSorted().join(' ');
}

/** The price as a share of the other's: by amount where both say one, by pack where neither does. */
function costBeside(other: CatalogueEntry, entry: CatalogueEntry): number | null {
  const [price, own] = [other.product.price, entry.product.price];
  if (price === null || own === null || own === 0) return null;
  const [size, ownSize] = [other.facts.size, entry.facts.size];
  if (size === null && ownSize === null) return price / own;
  if (size === null || ownSize === null || size.unit !== ownSize.unit) return null;
  return price / size.amount / (own / ownSize.amount);
}
