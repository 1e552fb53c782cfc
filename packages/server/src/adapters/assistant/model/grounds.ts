import type { Measurement, Plan, Preferences, ScanComparison, SkinTypeFinding } from '@daylit/contract';

/** What a sentence of a model is checked against. */
export interface Grounds {
  /** Words and numbers that the model was given; it grows with each lookup. */
  names: Set<string>;
  /** What the person wrote, in small letters. */
  said: string;
  /** The sentence before, to which "it" refers; empty at the beginning. */
  before?: string;
  measurements: readonly Measurement[];
  skinType: SkinTypeFinding['skin_type'] | null;
  /** How the signs changed; null where nothing may be said about it. */
  comparison: ScanComparison | null;
  /** The numbers of the sources that may be cited. */
  sources: ReadonlySet<number>;
  preferences: Preferences;
  plan: Plan;
  /** Names of products that answers leave out. */
  leftOut: readonly string[];
}

/** Whether a sentence may be shown; if not, what is said in its place, where this server knows better. */
export type Judgement = { isFit: true } | { isFit: false; instead: string | null };

/** The words and numbers of a text as they are written. */
export function wordsIn(text: string): string[] {
  return text.match(/\d+(?:[.,]\d+)*|[\p{L}\d'’-]+/gu) ?? [];
}
