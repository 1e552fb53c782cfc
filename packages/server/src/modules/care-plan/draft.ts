import type { CarePlanStep, Product } from '@daylit/contract';
import type { CatalogueProduct } from '../catalogue/ports.ts';
import { chooseProduct, type Chosen } from './choose-product.ts';
import { describeProduct } from './describe-product.ts';
import type { CarePlanFacts } from './ports.ts';
import type { Profile } from './profile.ts';
import type { RankedConcern } from './rank-concerns.ts';
import type { Group, PlacedProduct } from './rule.ts';
import type { Omission, SlotRequest, WishedRequest } from './slot-request.ts';
import { whyThisOne } from './why-this-one.ts';

/**
 * A care plan that is being decided: the products in the order of the decisions, and the step in each slot.
 */
export interface Draft {
  profile: Profile;
  concerns: readonly RankedConcern[];
  catalogue: CarePlanFacts['catalogue'];
  placed: PlacedProduct[];
  steps: Record<Group, Map<string, CarePlanStep>>;
}

export function startDraft(
  profile: Profile,
  concerns: readonly RankedConcern[],
  catalogue: CarePlanFacts['catalogue'],
): Draft {
  return {
    profile,
    concerns,
    catalogue,
    placed: [],
    steps: { morning: new Map(), night: new Map(), weekly: new Map() },
  };
}

/** How many other products a step offers. */
const MAX_OTHERS = 3;

/** Fills a slot with the best product that breaks no rule, or leaves it as it is. Returns what was chosen. */
export function placeProduct(draft: Draft, request: WishedRequest): Chosen {
  const { profile } = draft;
  const chosen = chooseProduct(request, draft.placed, profile, draft.catalogue);
  const { product, fitting } = chosen;
  const present = (one: CatalogueProduct): Product => ({
    ...one.product,
    reason: describeProduct(one, request, profile),
    why: whyThisOne(one, fitting, profile, draft.concerns),
  });
  if (product === null) return chosen;
  draft.placed.push({ group: request.group, step: request.step, days: request.days, product });
  draft.steps[request.group].set(request.step, {
    kind: 'product',
    instruction: request.instruction,
    product: present(product),
    no_recommendation_reason: null,
    wish: request.wish,
    others: fitting.slice(1, 1 + MAX_OTHERS).map(present),
  });
  return chosen;
}

/** Leaves a slot without a product, with the reason. */
export function placeOmission(
  draft: Draft,
  { group, step, kind, instruction, reason, wish }: Omission,
): void {
  draft.steps[group].set(step, {
    kind,
    instruction,
    product: null,
    no_recommendation_reason: reason,
    ...(wish && { wish }),
  });
}

export function isTaken(draft: Draft, { group, step }: Pick<SlotRequest, 'group' | 'step'>): boolean {
  return draft.steps[group].has(step);
}
