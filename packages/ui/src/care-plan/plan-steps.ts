import {
  ROUTINE_STEPS,
  type ConfirmedGroupView,
  type Daypart,
  type LeftOut,
  type Product,
  type ProfileView,
  type RemovedProductView,
  type StepView,
  type Wish,
} from '@daylit/contract';
import { leftOutOf } from '../lib/left-out-of.ts';
import { productStep } from '../lib/product-step.ts';

/** A row of the suggested plan. */
export interface SuggestedRow {
  /** Step key. */
  step: string;
  /** Null: no product is recommended. */
  product: Product | null;
  instruction: string | undefined;
  wish: Wish | undefined;
  /** Why there is no product. */
  reason: string | undefined;
  /** The answer that leaves out the product that stood here. */
  left_out: LeftOut | undefined;
  /** The same part of the confirmed plan has this product. */
  isInUse: boolean;
  /** The product that the member uses at this place instead. */
  usedInstead: string | undefined;
  /** When the member removed it from the confirmed plan; undefined for a product that was never removed. */
  removedAt: string | null | undefined;
}

export interface SuggestedGroup {
  daypart: Daypart;
  rows: SuggestedRow[];
}

/** The input of a suggested plan's rows. */
export type SuggestedFacts = Pick<ProfileView, 'care_plan' | 'confirmed_care_plan' | 'removed_products'>;

/** Every step of the suggested plan, even without a product. Empty if the plan has no parts of the day. */
export function suggestedGroups({
  care_plan,
  confirmed_care_plan: confirmed,
  removed_products,
}: SuggestedFacts): SuggestedGroup[] {
  if (care_plan?.kind !== 'grouped') return [];
  return (Object.keys(ROUTINE_STEPS) as Daypart[]).map((daypart) => {
    const steps = care_plan.groups.find((group) => group.daypart === daypart)?.steps ?? [];
    const used = confirmed.find((group) => group.daypart === daypart)?.steps ?? [];
    const keys = new Set<string>([...ROUTINE_STEPS[daypart], ...steps.map(({ key }) => key)]);
    const rows = [...keys].map((key) =>
      suggestedRow(
        key,
        steps.find((step) => step.key === key),
        used.find(({ key: usedKey }) => usedKey === key)?.product,
        removed_products,
      ),
    );
    return { daypart, rows };
  });
}

function suggestedRow(
  key: string,
  step: StepView | undefined,
  used: Product | undefined,
  removed: readonly RemovedProductView[],
): SuggestedRow {
  const product = step?.kind === 'product' ? step.product : null;
  return {
    step: key,
    product,
    instruction: step && 'instruction' in step ? (step.instruction ?? undefined) : undefined,
    reason: step && 'reason' in step ? (step.reason ?? undefined) : undefined,
    left_out: step && leftOutOf(step),
    wish: step && 'wish' in step ? step.wish : undefined,
    isInUse: product !== null && used?.id === product.id,
    usedInstead: product !== null && used !== undefined && used.id !== product.id ? used.name : undefined,
    removedAt: removed.find(({ id }) => id === product?.id)?.removed_at,
  };
}

/** Whether a step is something to do, or was until an answer left it out. The others can be skipped. */
export function isToDo({ product, instruction, left_out }: SuggestedRow): boolean {
  return product !== null || left_out !== undefined || instruction !== undefined;
}

/** A row of the confirmed plan. */
export interface ConfirmedRow {
  /** The key of the product in the plan. */
  step: string;
  /**
   * Step key to show. A key in the additional group may be made of the product's name; then it is not shown.
   */
  shownStep: string;
  product: Product;
  description: string | undefined;
  /** Whose wish the suggested plan answers with this product. */
  wish: Wish | undefined;
}

export interface ConfirmedGroupRows {
  daypart: ConfirmedGroupView['daypart'];
  /** Empty for a part of the day without products. */
  rows: ConfirmedRow[];
}

/** The confirmed plan in the order of use. Empty when it has no products. */
export function confirmedGroups(
  confirmed: readonly ConfirmedGroupView[],
  care_plan: ProfileView['care_plan'] = null,
): ConfirmedGroupRows[] {
  if (confirmed.every(({ steps }) => steps.length === 0)) return [];
  return confirmed.map(({ daypart, steps }) => ({
    daypart,
    rows: steps.map(({ key, product, description }) => ({
      step: key,
      shownStep: daypart === 'additional' ? productStep(product) : key,
      product,
      description: description ?? undefined,
      wish: wishAt(care_plan, daypart, key),
    })),
  }));
}

/** A product of the member's own at a suggested step answers the same wish. */
function wishAt(care_plan: ProfileView['care_plan'], daypart: string, key: string): Wish | undefined {
  if (care_plan?.kind !== 'grouped') return undefined;
  const group = care_plan.groups.find((one) => one.daypart === daypart);
  const step = group?.steps.find((one) => one.key === key);
  return step && 'wish' in step ? step.wish : undefined;
}
