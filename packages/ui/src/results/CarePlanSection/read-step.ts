import { readObject, readText, type Damaged } from '../damage.ts';
import type { CarePlanStep, Product } from '../../lib/routine.ts';

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

/** One step of a plan; older plans hold only its instruction. */
export function readStep(key: string, value: unknown): PlanStep {
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

/** A step to skip, and why. */
export interface LeftOutStep {
  key: string;
  reason: string;
}

/** The step as one to skip; undefined for one that asks for a product or for anything else to be done. */
export function leftOutStep({
  key,
  instruction,
  product,
  no_recommendation_reason: reason,
}: PlanStep): LeftOutStep | undefined {
  const asksForNothing = instruction === NOT_PROVIDED || instruction === LEAVE_OUT;
  return product === undefined && reason !== undefined && asksForNothing ? { key, reason } : undefined;
}

/** The API's own instruction for a step to skip. */
const LEAVE_OUT = 'Leave this step out.';
