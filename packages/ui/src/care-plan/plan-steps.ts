import type { Daypart } from '../parts/StepGroup/dayparts.ts';
import { productStep } from '../lib/product-step.ts';
import type { CarePlan, CarePlanStep, Product } from '../lib/routine.ts';
import type { ConfirmedCarePlan } from './profile.ts';

/** The parts of a routine that always exist. */
type FixedDaypart = Exclude<Daypart, 'additional'>;

/** The steps of each part of a routine, in the order of use. */
const STEPS: Record<FixedDaypart, readonly string[]> = {
  morning: ['cleanser', 'toner', 'serum', 'eye_cream', 'moisturizer', 'sunscreen'],
  night: ['cleanser', 'toner', 'serum', 'eye_cream', 'moisturizer', 'mask'],
  weekly: ['exfoliant', 'mask'],
};

const FIXED_DAYPARTS = ['morning', 'night', 'weekly'] as const;

/** The API's own instruction for a step to skip; the reason says the rest. */
const LEAVE_OUT = 'Leave this step out.';

/** A row of the suggested plan. */
export interface SuggestedRow {
  /** Step key. */
  step: string;
  /** Null: no recommendation. */
  product: Product | null;
  instruction: string | undefined;
  /** Why there is no product. */
  reason: string | undefined;
  /** This product stands in the same part of the confirmed plan. */
  isInUse: boolean;
}

export interface SuggestedGroup {
  daypart: FixedDaypart;
  rows: SuggestedRow[];
}

/** Every step of the suggested plan, those without a recommendation too. Nothing without a plan. */
export function suggestedGroups(care_plan: CarePlan | null, confirmed: ConfirmedCarePlan): SuggestedGroup[] {
  if (care_plan === null || FIXED_DAYPARTS.every((daypart) => keysOf(care_plan[daypart]).length === 0)) {
    return [];
  }
  return FIXED_DAYPARTS.map((daypart) => {
    const usedIds = new Set(Object.values(confirmed[daypart] ?? {}).map(({ id }) => id));
    return {
      daypart,
      rows: allSteps(daypart, care_plan[daypart]).map((step) =>
        suggestedRow(step, care_plan[daypart]?.[step], usedIds),
      ),
    };
  });
}

function suggestedRow(
  key: string,
  step: CarePlanStep | undefined,
  usedIds: ReadonlySet<string>,
): SuggestedRow {
  const product = step?.product ?? null;
  return {
    step: key,
    product,
    instruction: product === null && step?.instruction === LEAVE_OUT ? undefined : step?.instruction,
    reason: product === null ? (step?.no_recommendation_reason ?? undefined) : undefined,
    isInUse: product !== null && usedIds.has(product.id),
  };
}

/** A row of the confirmed plan. */
export interface ConfirmedRow {
  /** The key under which the plan holds the product. */
  step: string;
  /** Step key to show. In the additional group a key may be made of the product's name, which says nothing new. */
  shownStep: string;
  product: Product;
  description: string | undefined;
}

export interface ConfirmedGroupRows {
  daypart: Daypart;
  /** Empty for a fixed part without products. */
  rows: ConfirmedRow[];
}

/** What is in the confirmed plan, in the order of use. Nothing when it is empty. */
export function confirmedGroups(confirmed: ConfirmedCarePlan): ConfirmedGroupRows[] {
  const fixed = FIXED_DAYPARTS.map((daypart) => ({
    daypart,
    rows: allSteps(daypart, confirmed[daypart]).flatMap((step) => {
      const product = confirmed[daypart]?.[step];
      return product ? [{ step, shownStep: step, product, description: undefined }] : [];
    }),
  }));
  const additional = Object.entries(confirmed.additional ?? {}).map(([step, { product, description }]) => ({
    step,
    shownStep: productStep(product),
    product,
    description: description ?? undefined,
  }));
  const groups =
    additional.length > 0 ? [...fixed, { daypart: 'additional' as const, rows: additional }] : fixed;
  return groups.some(({ rows }) => rows.length > 0) ? groups : [];
}

/** The fixed steps of a part, then whatever else a plan holds there. */
function allSteps(daypart: FixedDaypart, group: object | undefined): string[] {
  return [...new Set([...STEPS[daypart], ...keysOf(group)])];
}

function keysOf(group: object | undefined): string[] {
  return Object.keys(group ?? {});
}
