import type { EvidenceGrade, Sign, StepKey } from '@daylit/contract';
import type { IngredientClass } from '../catalogue/ports.ts';
import type { Group, Weekday } from './rule.ts';
import type { SourceId } from '@daylit/wording';

export type ConcernKey =
  | 'redness'
  | 'dryness'
  | 'blemishes'
  | 'dark_spots'
  | 'texture'
  | 'shine'
  | 'lines'
  | 'dark_circles';

/** One way to care for a concern. */
export interface Choice {
  class: IngredientClass;
  /** The name that people use. */
  label: string;
  group: Group;
  step: StepKey;
  days: readonly Weekday[];
  /** `{place}` becomes a part of the face, or nothing where it is the whole face. */
  instruction: string;
  /** How good the evidence for this ingredient and this concern is: A good, B fair, C limited. */
  evidence: EvidenceGrade;
  sources: readonly SourceId[];
}

export interface Concern {
  key: ConcernKey;
  /** For the middle of a sentence, where no sign tells what shows. */
  name: string;
  /** Signs of the photo; none for what a photo cannot show. */
  signs: readonly Sign[];
  /** Words in goals and concerns that name it. */
  words: RegExp;
  /** In order of preference. At most one active is taken; care is added to free slots. */
  choices: readonly Choice[];
  /** Ingredients that make a sunscreen suit the concern better. */
  sunscreen: readonly IngredientClass[];
  /** Ingredients that make daily care suit the concern better. */
  care: readonly IngredientClass[];
  /** Number of weeks after which an active shows its effect: from and to, which may be equal. */
  judgeAfter: readonly [from: number, to: number];
  /** When to see a doctor, in one sentence; null where there is no need to, or every report says it. */
  seeDoctor: string | null;
  /** Sources of the two sentences above. */
  adviceSources: readonly SourceId[];
}
