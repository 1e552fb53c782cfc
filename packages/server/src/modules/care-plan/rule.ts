import { type EvidenceGrade, type StepKey, type Weekday, WEEKDAY_VALUES } from '@daylit/contract';
import type { CatalogueProduct, IngredientClass } from '../catalogue/ports.ts';
import type { SourceId } from '@daylit/wording';

export const WEEKDAYS = WEEKDAY_VALUES;
export type { Weekday };

export type Group = 'morning' | 'night' | 'weekly';

/** A product with its place in the week. A product under `weekly` is used in the evening. */
export interface PlacedProduct {
  group: Group;
  step: StepKey;
  days: readonly Weekday[];
  product: CatalogueProduct;
}

/** A whole class of ingredients, or one of them by its INCI name. */
export type Matcher = IngredientClass | { ingredient: string };

/** The people to whom a profile rule applies. */
export type Trait = 'anyone' | 'may_be_pregnant' | 'minor' | 'reactive';

/** When a rule applies. */
export type RuleCheck =
  | {
      kind: 'pair';
      first: readonly Matcher[];
      second: readonly Matcher[];
      within: 'application' | 'night' | 'day' | 'routine';
    }
  | { kind: 'profile'; trait: Trait; classes: readonly IngredientClass[] }
  | { kind: 'avoid_list' }
  | { kind: 'unverified_label' }
  | { kind: 'weekly_sessions'; classes: readonly IngredientClass[] }
  | { kind: 'needs_sunscreen'; classes: readonly IngredientClass[] }
  /**
   * New products closer together than this many days. A care plan has no dates, so its notes say it instead.
   */
  | { kind: 'calendar'; daysApart: number };

export interface Rule {
  id: string;
  /** The fact, in a few words. */
  title: string;
  /**
   * `block`: never. `warn`: change it. `info`: worth knowing. `none`: a myth, kept so that no warning is
   * added for it.
   */
  level: 'block' | 'warn' | 'info' | 'none';
  check: RuleCheck;
  /** Why, in one sentence for the person. */
  reason: string;
  /** What to do instead, in one sentence. */
  fix: string;
  evidence: EvidenceGrade;
  sources: readonly SourceId[];
}

export interface RuleFinding {
  rule: Rule;
  /** Ids of the products that it is about; the first one is the one to change. */
  productIds: readonly string[];
}
