import type { StepKey, StepKind, Wish } from '@daylit/contract';
import type { IngredientClass } from '../catalogue/ports.ts';
import { type Group, WEEKDAYS, type Weekday } from './rule.ts';

export const EVERY_DAY: readonly Weekday[] = WEEKDAYS;

/** A slot's request to the catalogue. */
export interface SlotRequest {
  group: Group;
  step: StepKey;
  days: readonly Weekday[];
  instruction: string;
  /** The product must offer one of these. Empty: anything of the step that holds no active. */
  needs: readonly IngredientClass[];
  /** The more of these the better. */
  prefers: readonly IngredientClass[];
  /** A product to keep, if it still fits. */
  keeps?: string;
  /** Products with one of these are for another purpose. */
  without: readonly IngredientClass[];
  /** Why this kind of product, for its card. */
  purpose: string;
}

/** A request with the wish that it answers. */
export interface WishedRequest extends SlotRequest {
  wish: Wish;
}

/** A slot without a product. */
export interface Omission {
  kind: Exclude<StepKind, 'product'>;
  group: Group;
  step: StepKey;
  instruction: string;
  reason: string;
  /** Of a habit, which needs no product. */
  wish?: Wish;
}
