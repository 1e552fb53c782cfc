import type { FigureGoal, FigureGroup, FigureUnit, MeasuredFigure } from '@daylit/contract';
/** What a group of measurements provides; `figure` derives the rest. */
export interface Measured {
  id: string;
  group: FigureGroup;
  what: string;
  /** NaN or null: there is no number. */
  value: number | null;
  /** Whether a missing number meets the goal; default false. */
  isMetWithoutValue?: boolean;
  unit: FigureUnit;
  goal: FigureGoal;
  sample: number;
  note?: string | undefined;
  parts?: { name: string; value: number }[];
}

export function figure({
  sample,
  note,
  parts = [],
  isMetWithoutValue = false,
  ...measured
}: Measured): MeasuredFigure {
  const { value, goal } = measured;
  // The goal is compared with the rounded number, so that the printed number never contradicts the verdict.
  const rounded = value === null || Number.isNaN(value) ? null : round(value);
  return {
    ...measured,
    value: rounded,
    met: rounded === null ? isMetWithoutValue || null : isMet(rounded, goal),
    sample_size: sample,
    note: note ?? null,
    parts: parts
      .filter((part) => !Number.isNaN(part.value))
      .map(({ name, value }) => ({ name, value: round(value) })),
  };
}

function isMet(value: number, goal: FigureGoal): boolean {
  return goal.bound === 'at_least' ? value >= goal.value : value <= goal.value;
}

export const atLeast = (value: number): FigureGoal => ({ bound: 'at_least', value });
export const atMost = (value: number): FigureGoal => ({ bound: 'at_most', value });

function round(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}
