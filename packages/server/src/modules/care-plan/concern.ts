import type { Sign, StepKey } from '@daylit/contract';
import type { IngredientClass } from '../recommendations/ports.ts';
import type { Group, Weekday } from './rule.ts';
import type { SourceId } from './sources.ts';

export type ConcernKey =
  | 'redness'
  | 'dryness'
  | 'blemishes'
  | 'dark_spots'
  | 'texture'
  | 'shine'
  | 'lines'
  | 'dark_circles';

/** One way to look after a concern. */
export interface Choice {
  class: IngredientClass;
  /** As people call it. */
  label: string;
  group: Group;
  step: StepKey;
  days: readonly Weekday[];
  /** `{place}` becomes the part of the face. */
  instruction: string;
  /** How well this ingredient is proven for this concern: A well, B fairly, C little. */
  evidence: 'A' | 'B' | 'C';
  sources: readonly SourceId[];
}

export interface Concern {
  key: ConcernKey;
  /** For the middle of a sentence. */
  name: string;
  /** Signs of the photo; none for what a photo cannot show. */
  signs: readonly Sign[];
  /** Words in goals and concerns that mean it. */
  words: RegExp;
  /** In order of choice. Actives compete for the one place; care is added freely. */
  choices: readonly Choice[];
  /** Sunscreens with these suit the concern better. */
  sunscreen: readonly IngredientClass[];
  judgeAfter: string;
  seeProfessional: string;
  /** For the two sentences above. */
  adviceSources: readonly SourceId[];
}
