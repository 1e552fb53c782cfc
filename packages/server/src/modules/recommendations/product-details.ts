import type { CheaperMatch, IngredientRole, ProductClass, ProductDetails } from '@daylit/contract';
import type { CarePlanAdvice, ProductAdviser } from '../care-plan/ports.ts';
import {
  type Catalogue,
  type CatalogueEntry,
  type CatalogueProduct,
  type IngredientClass,
  IRRITANT_CLASSES,
  type LabelIngredient,
  labelOf,
  labelWords,
  smallAmountsFrom,
} from '../catalogue/ports.ts';
import { findCheaperMatch } from './cheaper-match.ts';
import { presentFor } from './present-for.ts';

/** A product with the reasons for and against it; undefined when the catalogue does not have the id. */
export type DescribeProduct = (userId: number, id: string) => Promise<ProductDetails | undefined>;

interface Dependencies {
  catalogue: Catalogue;
  carePlans: Pick<CarePlanAdvice, 'productAdvisers'>;
}

export function createProductDetails({ catalogue, carePlans }: Dependencies): DescribeProduct {
  return async (userId, id) => {
    const entry = (await catalogue.find([id])).get(id);
    if (entry === undefined) return undefined;
    const adviser = await carePlans.productAdvisers.of(userId);
    const { reasonsFor, reasonsAgainst, conflicts } = adviser.advise(entry);
    const { facts, label } = entry;
    const cheaper = await presentCheaper(entry, catalogue, adviser);
    return {
      product: presentFor(adviser, entry),
      brand: facts.brand,
      spf: entry.spf,
      size: facts.size,
      price_seen_at: facts.priceSeenAt,
      source: facts.source,
      label_status: label.status,
      ingredients: label.ingredients.map((ingredient) => present(ingredient, adviser)),
      small_amounts_from: smallAmountsFrom(label.ingredients),
      classes: label.contains.map((key) => presentClass(key, adviser)),
      reasons_for: reasonsFor,
      reasons_against: reasonsAgainst,
      conflicts,
      cheaper,
      compare_with: await findSimilar(entry, cheaper, catalogue, adviser),
    };
  };
}

async function presentCheaper(entry: CatalogueEntry, catalogue: Catalogue, adviser: ProductAdviser) {
  const match = await findCheaperMatch(entry, catalogue, adviser);
  if (match === null) return null;
  const { entry: other, ...facts } = match;
  return { ...facts, product: presentFor(adviser, other) };
}

/** Maximum number of similar products. */
const MAX_SIMILAR = 3;

/** Ids of products of the same step: the cheaper one, what the member uses, then what fits best. */
async function findSimilar(
  { product, step }: CatalogueEntry,
  cheaper: CheaperMatch | null,
  catalogue: Catalogue,
  adviser: ProductAdviser,
): Promise<string[]> {
  const { products } = await catalogue.pick(adviser.slotsFor([step]), adviser.avoid);
  const fitting = adviser.rank(products.filter((other) => other.step === step && adviser.fits(other)));
  const used = adviser.routine
    .map((one) => one.product)
    .filter((one) => one.step === step && !one.product.is_custom && adviser.leftOut(one) === null);
  const ids = [...(cheaper === null ? [] : [cheaper.product.id]), ...used.map(idOf), ...fitting.map(idOf)];
  return [...new Set(ids.filter((id) => id !== product.id))].slice(0, MAX_SIMILAR);
}

function idOf({ product }: CatalogueProduct): string {
  return product.id;
}

function present(ingredient: LabelIngredient, adviser: ProductAdviser) {
  const { name, percent, isKnown, classes } = ingredient;
  const alone = { status: 'reported', ingredients: [ingredient], contains: classes, actives: [] } as const;
  return {
    name: name.slice(0, MAX_NAME),
    percent,
    is_known: isKnown,
    is_avoided: adviser.avoid.some((term) => labelWords.contains(alone, term)),
    classes: classes.map((key) => presentClass(key, adviser)),
  };
}

/** The longest name that openapi.yaml allows. */
const MAX_NAME = 200;

function presentClass(key: IngredientClass, adviser: ProductAdviser): ProductClass {
  return { key, label: labelOf(key), role: roleOf(key, adviser) };
}

function roleOf(key: IngredientClass, { avoid, mustAvoid }: ProductAdviser): IngredientRole {
  const holder = { status: 'reported', ingredients: [], contains: [key], actives: [] } as const;
  if (mustAvoid(key) || avoid.some((term) => labelWords.contains(holder, term))) return 'avoided';
  return key in IRRITANT_CLASSES ? 'mind' : 'helps';
}
