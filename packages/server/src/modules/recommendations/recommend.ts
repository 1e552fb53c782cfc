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

/** Fewer people show no preference, and might be recognised. */
const FEWEST_PEOPLE = 5;

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
    const people = await carePlans.confirmedPlans.countPeople(fitting.map(idOf));
    const isPlanned = new Set(planned.map(({ product }) => product.id));
    const others = fitting.filter((entry) => !isPlanned.has(idOf(entry)));
    const show = (entries: readonly CatalogueEntry[]) =>
      entries.slice(0, MAX_PER_GROUP).map((entry) => presentFor(adviser, entry));

    return {
      care_plan: planned.map((entry) => presentFor(adviser, entry)),
      general_alternatives: show(fewOfEachStep(others)),
      fragrance_free: show(fewOfEachStep(others.filter(hasNoFragrance))),
      sensitive_skin: show(fewOfEachStep(fitting.filter(isGentle))),
      budget: show(fewOfEachStep(fitting.filter(isCheap).toSorted(byPrice))),
      trending: show(mostUsed(fitting, people)),
      top_rated: show(bestRated(fitting)),
    };
  };
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
function fewOfEachStep(entries: readonly CatalogueEntry[]): CatalogueEntry[] {
  const bySteps = [...Map.groupBy(entries, ({ step }) => step).values()];
  return Array.from({ length: MAX_PER_STEP }, (_, turn) =>
    bySteps.flatMap((ofStep) => ofStep[turn] ?? []),
  ).flat();
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
    .filter((entry) => countOf(entry) >= FEWEST_PEOPLE)
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
