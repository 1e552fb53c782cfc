import type { CarePlan, Product } from '../lib/routine.ts';

// What the care plan page is made of, as the API names and shapes it.

export interface Profile {
  /** What the newest report suggests; null before the first one. */
  care_plan: CarePlan | null;
  confirmed_care_plan: ConfirmedCarePlan;
  /** For example "combination"; null until a report or an answer says so. */
  skin_type: string | null;
  goals: readonly string[];
  /** On screen: Concerns. */
  issues: readonly string[];
}

export interface ConfirmedCarePlan {
  morning: ConfirmedGroup;
  night: ConfirmedGroup;
  weekly: ConfirmedGroup;
  /** Absent when there is nothing in it. */
  additional?: AdditionalGroup;
}

/** Step key to product. */
export type ConfirmedGroup = Readonly<Record<string, Product>>;

/** Products outside the fixed steps, by step key. */
export type AdditionalGroup = Readonly<Record<string, { product: Product; description: string | null }>>;
