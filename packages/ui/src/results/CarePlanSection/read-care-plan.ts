import { readObject, readText, type Damaged } from '../damage.ts';
import type { CarePlanStep, Product } from '../report.ts';

/** A step as it can be shown, whatever is missing. */
export interface PlanStep {
  /** Step key, for example "eye_cream". */
  key: string;
  instruction: string;
  product: PlanProduct | undefined;
  /** Why no product is named, where the plan says so. */
  no_recommendation_reason: string | undefined;
}

export interface PlanProduct {
  id: string;
  name: string;
  product_url: string | undefined;
  is_sample: boolean;
}

export type PlanGroupKey = 'morning' | 'night' | 'weekly';

export type ReadCarePlan =
  | { kind: 'grouped'; groups: { key: PlanGroupKey; steps: PlanStep[] }[] }
  /** A plan without parts of the day: steps in one row. */
  | { kind: 'flat'; steps: PlanStep[] }
  /** Nothing to show but the sentence. */
  | { kind: 'message'; message: string };

const GROUPS: PlanGroupKey[] = ['morning', 'night', 'weekly'];

/** What to show of a care plan that may be empty, flat or damaged. */
export function readCarePlan(care_plan: unknown): ReadCarePlan {
  const plan = readObject<Record<string, unknown>>(care_plan);
  if (!plan) return { kind: 'message', message: 'Care plan data is not in the expected format.' };
  if (GROUPS.some((key) => key in plan)) {
    const groups = GROUPS.map((key) => ({ key, steps: readSteps(plan[key]) })).filter(
      ({ steps }) => steps.length > 0,
    );
    return groups.length > 0
      ? { kind: 'grouped', groups }
      : { kind: 'message', message: 'Care plan is empty.' };
  }
  const steps = readSteps(plan).filter(({ key }) => key !== 'notes');
  return steps.length > 0 ? { kind: 'flat', steps } : { kind: 'message', message: 'Care plan is empty.' };
}

function readSteps(group: unknown): PlanStep[] {
  return Object.entries(readObject<Record<string, unknown>>(group) ?? {}).map(([key, step]) =>
    readStep(key, step),
  );
}

function readStep(key: string, value: unknown): PlanStep {
  if (typeof value === 'string') return { ...NO_PRODUCT, key, instruction: readText(value) ?? NOT_PROVIDED };
  const step = readObject<CarePlanStep>(value);
  if (!step) return { ...NO_PRODUCT, key, instruction: 'Instruction data missing.' };
  return {
    key,
    instruction: readText(step.instruction) ?? NOT_PROVIDED,
    product: readProduct(readObject<Product>(step.product)),
    no_recommendation_reason: readText(step.no_recommendation_reason),
  };
}

const NOT_PROVIDED = 'No instruction provided.';
const NO_PRODUCT = { product: undefined, no_recommendation_reason: undefined };

function readProduct(product: Damaged<Product> | undefined): PlanProduct | undefined {
  const name = readText(product?.name);
  if (!product || name === undefined) return undefined;
  return {
    id: readText(product.id) ?? name,
    name,
    product_url: readText(product.product_url),
    is_sample: product.is_sample === true,
  };
}
