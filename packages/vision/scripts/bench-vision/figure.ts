/** What a figure belongs to; one file of this folder measures each. */
export type FigureGroup =
  | 'finding'
  | 'following'
  | 'blemishes'
  | 'steadiness'
  | 'fairness'
  | 'portraits'
  | 'determinism'
  | 'speed';

/** `points` are points of severity, 0 to 5; `count` is a number of photos that went wrong or right. */
export type FigureUnit = 'count' | 'correlation' | 'share' | 'points' | 'ratio' | 'ms' | 'MB';

export interface Goal {
  bound: 'at_least' | 'at_most';
  value: number;
}

/** One measured number, as it stands in `figures.gen.json`. */
export interface Figure {
  id: string;
  group: FigureGroup;
  /** A few plain words. */
  what: string;
  /** Three decimals at most; null where there is no number, and then `note` says why. */
  value: number | null;
  unit: FigureUnit;
  goal: Goal;
  /** Null where it was not measured. True without a number: the report could never tell, which the goal allows. */
  met: boolean | null;
  /** Photos behind the number; for speed, runs. */
  sample_size: number;
  /** What a reader has to know to read it right; null when the number speaks for itself. */
  note: string | null;
  /** The same number for each tone or each sign, where that was looked at. */
  parts: { name: string; value: number }[];
}

/** What a family hands over; the rest is worked out here. */
export interface Measured {
  id: string;
  group: FigureGroup;
  what: string;
  /** NaN or null: there is no number. */
  value: number | null;
  /** Whether having no number meets the goal; it does not, unless told. */
  isMetBySilence?: boolean;
  unit: FigureUnit;
  goal: Goal;
  sample: number;
  note?: string | undefined;
  parts?: { name: string; value: number }[];
}

export function figure({ sample, note, parts = [], isMetBySilence = false, ...measured }: Measured): Figure {
  const { value, goal } = measured;
  // The rounded number is judged, because it is the one that is printed beside the goal.
  const rounded = value === null || Number.isNaN(value) ? null : round(value);
  return {
    ...measured,
    value: rounded,
    met: rounded === null ? isMetBySilence || null : isMet(rounded, goal),
    sample_size: sample,
    note: note ?? null,
    parts: parts
      .filter((part) => !Number.isNaN(part.value))
      .map(({ name, value }) => ({ name, value: round(value) })),
  };
}

function isMet(value: number, goal: Goal): boolean {
  return goal.bound === 'at_least' ? value >= goal.value : value <= goal.value;
}

export const atLeast = (value: number): Goal => ({ bound: 'at_least', value });
export const atMost = (value: number): Goal => ({ bound: 'at_most', value });

function round(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}
