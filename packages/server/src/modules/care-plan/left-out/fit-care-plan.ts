import type { CarePlan, CarePlanGroup, CarePlanStep, LeftOut, Product, ProductNeeds } from '@daylit/contract';

/** Why a product of a stored report is left out now; null where it still fits. */
export type LeftOutOf = (product: Product) => LeftOut | null;

/**
 * A stored care plan as it holds now. Its words stay, but a place whose product an answer leaves out is left
 * out with that answer, and nothing points at such a place.
 */
export function fitCarePlan(plan: CarePlan, leftOut: LeftOutOf): CarePlan {
  const fitted = {
    morning: fitGroup(plan.morning, leftOut),
    night: fitGroup(plan.night, leftOut),
    weekly: fitGroup(plan.weekly, leftOut),
  };
  const isGone = (id: string) =>
    plannedProducts(plan).some((product) => product.id === id && leftOut(product) !== null);
  return {
    ...plan,
    ...fitted,
    ...(plan.lead && { lead: isGone(plan.lead.product_id) ? null : plan.lead }),
    ...(plan.tonight && { tonight: isAbout(plan.tonight, fitted) ? null : plan.tonight }),
  };
}

/** The products that a care plan suggests, with those that fit as well. */
export function plannedProducts({ morning, night, weekly }: CarePlan): Product[] {
  return [morning, night, weekly].flatMap((group) =>
    Object.values(group).flatMap(({ product, others = [] }) => [...(product ? [product] : []), ...others]),
  );
}

/** The products of a stored report that may still be suggested. */
export function fitProductNeeds(needs: ProductNeeds, leftOut: LeftOutOf): ProductNeeds {
  return Object.fromEntries(Object.entries(needs).filter(([, product]) => leftOut(product) === null));
}

function fitGroup(group: CarePlanGroup, leftOut: LeftOutOf): CarePlanGroup {
  return Object.fromEntries(Object.entries(group).map(([key, step]) => [key, fitStep(step, leftOut)]));
}

function fitStep(step: CarePlanStep, leftOut: LeftOutOf): CarePlanStep {
  const left_out = step.product && leftOut(step.product);
  const others = step.others?.filter((other) => leftOut(other) === null);
  if (!left_out) return { ...step, ...(others && { others }) };
  return {
    kind: 'left_out',
    instruction: 'Leave this step out.',
    product: null,
    no_recommendation_reason: left_out.sentence,
    left_out,
  };
}

/** The sentence for tonight begins with the name of its step. */
function isAbout(tonight: string, { night, weekly }: Pick<CarePlan, 'night' | 'weekly'>): boolean {
  return Object.entries({ ...night, ...weekly }).some(
    ([key, { left_out }]) => left_out && tonight.toLowerCase().startsWith(key),
  );
}
