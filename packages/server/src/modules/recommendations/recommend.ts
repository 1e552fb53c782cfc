import { type CarePlan, type Recommendations, ROUTINE_STEPS, type StepKey } from '@daylit/contract';
import type { CarePlanAdvice, ProductAdviser } from '../care-plan/ports.ts';
import {
  type Catalogue,
  type CatalogueEntry,
  type CatalogueProduct,
  isPlain,
  priceBand,
} from '../catalogue/ports.ts';
import { presentFor } from './present-for.ts';

/** The products of a member's page, by group. */
export type Recommend = (userId: number) => Promise<Recommendations>;

interface Dependencies {
  catalogue: Catalogue;
  carePlans: CarePlanAdvice;
}

/** Products in one group. */
const MAX_PER_GROUP = 12;

/** Of one step in one group, so that no step fills it. */
const MAX_PER_STEP = 3;

/** The first group leaves some of each step to the others. */
const FEW_PER_STEP = 2;

/** The steps of every routine. */
const CORE_STEPS: readonly StepKey[] = ['cleanser', 'moisturizer', 'sunscreen'];

/**
 * Recommends products by rules alone. The order comes from the member's answers, prices and counts of people;
 * nothing in it knows who sells a product.
 */
export function createRecommend({ catalogue, carePlans }: Dependencies): Recommend {
  return async (userId) => {
    const adviser = await carePlans.productAdvisers.of(userId);
    const planned = await plannedProducts(adviser, catalogue);
    const steps = planned.length === 0 ? CORE_STEPS : [...new Set(planned.map(({ step }) => step))];
    const shelf = await catalogue.pick(adviser.slotsFor(steps), adviser.avoid);
    const fitting = adviser.rank(
      shelf.products.filter((entry) => steps.includes(entry.step) && adviser.fits(entry)),
    );
    const people = await carePlans.productPeople.find(fitting.map(idOf));
    const shown = new Set(planned.map(({ product }) => product.id));
    /** Each product is shown once, in the first group that it fits. */
    const show = (
      entries: readonly CatalogueEntry[],
      perStep: number | null,
      reason: ReasonOf = (entry) => insteadOf(entry, planned),
    ) => {
      const left = entries.filter((entry) => !shown.has(idOf(entry)));
      return (perStep === null ? left : fewOfEachStep(left, perStep)).slice(0, MAX_PER_GROUP).map((entry) => {
        shown.add(idOf(entry));
        const words = reason(entry);
        return { ...presentFor(adviser, entry), ...(words !== undefined && { reason: words }) };
      });
    };
    return {
      care_plan: planned.map((entry) => presentFor(adviser, entry)),
      general_alternatives: show(fitting, FEW_PER_STEP),
      fragrance_free: show(fitting.filter(hasNoFragrance), MAX_PER_STEP),
      sensitive_skin: show(fitting.filter(isGentle), MAX_PER_STEP, lengthOfList),
      budget: show(fitting.filter(isCheap).toSorted(byPrice), MAX_PER_STEP),
      trending: show(mostUsed(fitting, people), null),
      top_rated: show(bestRated(fitting), null),
    };
  };
}

type ReasonOf = (entry: CatalogueEntry) => string | undefined;

/** Which product of the plan another one could replace, and what it saves. */
function insteadOf(
  { step, product }: CatalogueEntry,
  planned: readonly CatalogueProduct[],
): string | undefined {
  const other = planned.find((one) => one.step === step)?.product;
  if (!other) return undefined;
  const saves = (other.price ?? 0) - (product.price ?? Number.MAX_SAFE_INTEGER);
  return saves > 0
    ? `Instead of ${other.name}. It costs $${saves.toFixed(2)} less.`
    : `Instead of ${other.name}.`;
}

/** A short list is what this group is about. */
function lengthOfList({ label }: CatalogueEntry): string {
  return `${label.ingredients.length} ingredients.`;
}

/** The routine in use, then what the newest report suggests for it. Each product once. */
async function plannedProducts(
  { routine, removed, suggested }: ProductAdviser,
  catalogue: Catalogue,
): Promise<CatalogueProduct[]> {
  const ids = suggested === null ? [] : suggestedIds(suggested).filter((id) => !removed.has(id));
  const found = await catalogue.find(ids);
  const all: readonly CatalogueProduct[] = [
    ...routine.map(({ product }) => product),
    ...ids.flatMap((id) => found.get(id) ?? []),
  ];
  return [...new Map(all.toReversed().map((entry) => [entry.product.id, entry])).values()].toReversed();
}

function suggestedIds(plan: CarePlan): string[] {
  const groups = Object.keys(ROUTINE_STEPS) as (keyof typeof ROUTINE_STEPS)[];
  const products = groups.flatMap((group) => Object.values(plan[group]).map((step) => step?.product?.id));
  return [...new Set(products.filter((id) => id !== undefined))];
}

/** A few of each step, alternating, so that the first cards are of different steps. */
function fewOfEachStep(entries: readonly CatalogueEntry[], limit: number): CatalogueEntry[] {
  const bySteps = [...Map.groupBy(entries, ({ step }) => step).values()];
  return Array.from({ length: limit }, (_, turn) => bySteps.flatMap((ofStep) => ofStep[turn] ?? [])).flat();
}

/** The ingredient list names no fragrance, and it was checked or the pack says so too. */
function hasNoFragrance({ label, facts }: CatalogueEntry): boolean {
  const isSure = label.status === 'verified' || facts.claimsNoFragrance;
  return isSure && !label.contains.includes('fragrance');
}

/** Only stated for a list that was checked. */
function isGentle({ label, suits }: CatalogueEntry): boolean {
  return label.status === 'verified' && isPlain(label) && suits.includes('sensitive');
}

function isCheap({ product }: CatalogueEntry): boolean {
  return product.price !== null && priceBand(product.price) === 0;
}

function byPrice(one: CatalogueEntry, other: CatalogueEntry): number {
  return (one.product.price ?? 0) - (other.product.price ?? 0);
}

function mostUsed(entries: readonly CatalogueEntry[], people: ReadonlyMap<string, number>): CatalogueEntry[] {
  const countOf = (entry: CatalogueEntry) => people.get(idOf(entry)) ?? 0;
  return entries
    .filter((entry) => countOf(entry) > 0)
    .toSorted((one, other) => countOf(other) - countOf(one));
}

/** Empty until members can rate what they use: there is no other source of ratings. */
function bestRated(entries: readonly CatalogueEntry[]): CatalogueEntry[] {
  return entries
    .filter(({ product }) => product.rating !== null)
    .toSorted((one, other) => (other.product.rating ?? 0) - (one.product.rating ?? 0));
}

function idOf({ product }: CatalogueEntry): string {
  return product.id;
}
