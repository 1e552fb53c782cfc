import { type CatalogueProduct, priceBand } from '../catalogue/ports.ts';
import { activesIn } from './active-ingredients.ts';
import { checkRoutine, precedence } from './check-routine.ts';
import type { CarePlanFacts } from './ports.ts';
import type { Profile } from './profile.ts';
import type { PlacedProduct, Rule } from './rule.ts';
import type { SlotRequest } from './slot-request.ts';

/** The highest price band that a budget allows. */
export const BUDGET_BANDS = { low: 0, medium: 1, high: 2 } as const;

const MIN_SPF = 30;

export interface Chosen {
  /** The best one. */
  product: CatalogueProduct | null;
  /** All that fit, the best first. */
  fitting: readonly CatalogueProduct[];
  /**
   * The most serious rule that excluded every product. Null when a product was found, or when the catalogue
   * has none of this kind.
   */
  refusedBy: Rule | null;
}

/** The best product for a request that breaks no rule together with the products placed so far. */
export function chooseProduct(
  request: SlotRequest,
  routine: readonly PlacedProduct[],
  profile: Profile,
  catalogue: CarePlanFacts['catalogue'],
): Chosen {
  const refusals: Rule[] = [];
  const ofKind = catalogue.products.filter((entry) => fits(entry, request, profile));
  const fitting = keptFirst(rank(ofKind, request, profile), request.keeps).filter((product) => {
    const findings = checkRoutine([...routine, { ...request, product }], profile, catalogue);
    const refusal = findings.find(({ rule }) => rule.level === 'block' || rule.level === 'warn');
    if (refusal !== undefined) refusals.push(refusal.rule);
    return refusal === undefined;
  });
  const [product = null] = fitting;
  if (product !== null) return { product, fitting, refusedBy: null };
  return { product, fitting, refusedBy: refusals.sort((a, b) => precedence(a) - precedence(b))[0] ?? null };
}

function fits(product: CatalogueProduct, { step, needs, without }: SlotRequest, profile: Profile): boolean {
  if (product.step !== step) return false;
  if (!suitsSkin(product, profile)) return false;
  const { actives, contains } = product.label;
  if (needs.length > 0 && !needs.some((key) => actives.includes(key))) return false;
  if (without.some((key) => contains.includes(key))) return false;
  // No active but the requested one, because two in one bottle are two new actives at once.
  if (activesIn(product).some((key) => !needs.includes(key))) return false;
  return protectsEnough(product);
}

/** A product that names no skin types counts as suitable for everybody. */
export function suitsSkin({ suits }: CatalogueProduct, { skinKinds }: Profile): boolean {
  return suits.length === 0 || skinKinds.some((kind) => suits.includes(kind));
}

/** False for a sunscreen that is too weak for every day. */
export function protectsEnough({ step, spf }: CatalogueProduct): boolean {
  return step !== 'sunscreen' || (spf ?? 0) >= MIN_SPF;
}

/** From how many emollients on a product is rich. */
const RICH = 2;

/** Whether a product feels as the person's skin needs it: light, or rich. Any does where nothing is known. */
export function hasTexture({ label }: CatalogueProduct, texture: Profile['texture']): boolean {
  const emollients = label.ingredients.filter(({ classes }) =>
    classes.some((key) => key === 'occlusive' || key === 'barrier_lipid'),
  );
  return texture === null || emollients.length >= RICH === (texture === 'rich');
}

/** The products, those first that suit the person best. Neither ratings nor sellers count. */
export function rank<Ranked extends CatalogueProduct>(
  products: readonly Ranked[],
  request: Pick<SlotRequest, 'prefers'>,
  profile: Profile,
): Ranked[] {
  return products
    .map((product) => ({ product, order: orderOf(product, request, profile) }))
    .sort((a, b) => compare(a.order, b.order) || (a.product.product.id < b.product.product.id ? -1 : 1))
    .map(({ product }) => product);
}

/** The product to keep comes before better ones. */
function keptFirst(products: readonly CatalogueProduct[], keeps: string | undefined): CatalogueProduct[] {
  return products.toSorted((a, b) => Number(b.product.id === keeps) - Number(a.product.id === keeps));
}

/** Sort keys, compared in this order, smallest first. */
function orderOf(
  entry: CatalogueProduct,
  { prefers }: Pick<SlotRequest, 'prefers'>,
  profile: Profile,
): number[] {
  const { product, suits, label } = entry;
  const bandsAbove =
    profile.budget === undefined ? 0 : priceBand(product.price) - BUDGET_BANDS[profile.budget];
  return [
    // Products that are sold come before samples, which only show what to look for.
    product.is_sample ? 1 : 0,
    Math.max(0, bandsAbove),
    -profile.skinKinds.filter((kind) => suits.includes(kind)).length,
    -prefers.filter((key) => label.actives.includes(key)).length,
    hasTexture(entry, profile.texture) ? 0 : 1,
    Math.abs(bandsAbove),
    label.contains.includes('fragrance') ? 1 : 0,
    product.price ?? Number.MAX_SAFE_INTEGER,
  ];
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
