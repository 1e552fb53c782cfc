import type { CarePlanStep } from '@daylit/contract';
import { chooseProduct, type Chosen } from './choose-product.ts';
import { describeProduct } from './describe-product.ts';
import type { CarePlanFacts } from './ports.ts';
import type { Profile } from './profile.ts';
import type { Group, PlacedProduct } from './rule.ts';
import type { Omission, SlotRequest } from './slot-request.ts';

/**
 * A care plan that is being decided: the products in the order of the decisions, and the step in each slot.
 */
export interface Draft {
  profile: Profile;
  catalogue: CarePlanFacts['catalogue'];
  placed: PlacedProduct[];
  steps: Record<Group, Map<string, CarePlanStep>>;
}

export function startDraft(profile: Profile, catalogue: CarePlanFacts['catalogue']): Draft {
  return {
    profile,
    catalogue,
    placed: [],
    steps: { morning: new Map(), night: new Map(), weekly: new Map() },
  };
}

/** Fills a slot with the best product that breaks no rule, or leaves it as it is. Returns what was chosen. */
export function placeProduct(draft: Draft, request: SlotRequest): Chosen {
  const chosen = chooseProduct(request, draft.placed, draft.profile, draft.catalogue);
  const { product } = chosen;
  if (product === null) return chosen;
  draft.placed.push({ group: request.group, step: request.step, days: request.days, product });
  draft.steps[request.group].set(request.step, {
    kind: 'product',
    instruction: request.instruction,
    product: { ...product.product, reason: describeProduct(product, request, draft.profile) },
    no_recommendation_reason: null,
  });
  return chosen;
}

/** Leaves a slot without a product, with the reason. */
export function placeOmission(draft: Draft, { group, step, kind, instruction, reason }: Omission): void {
  draft.steps[group].set(step, { kind, instruction, product: null, no_recommendation_reason: reason });
}

export function isTaken(draft: Draft, { group, step }: Pick<SlotRequest, 'group' | 'step'>): boolean {
  return draft.steps[group].has(step);
}
