import { readObject } from '../damage.ts';
import { leftOutStep, readStep, type LeftOutStep, type PlanStep } from './read-step.ts';

export type PlanGroupKey = 'morning' | 'night' | 'weekly';

/** Steps in the order of use: those to do, and those to skip. */
export interface PlanSteps {
  steps: PlanStep[];
  leftOut: LeftOutStep[];
}

export type ReadCarePlan =
  | { kind: 'grouped'; groups: ({ key: PlanGroupKey } & PlanSteps)[] }
  /** A plan without parts of the day: steps in one row. */
  | ({ kind: 'flat' } & PlanSteps)
  /** Nothing to show but the sentence. */
  | { kind: 'message'; message: string };

const GROUPS: PlanGroupKey[] = ['morning', 'night', 'weekly'];

/** The order of use. A database may hand the keys out in another. */
const STEP_ORDER = [
  'cleanser',
  'toner',
  'exfoliant',
  'serum',
  'eye_cream',
  'moisturizer',
  'sunscreen',
  'mask',
];

const EMPTY: ReadCarePlan = { kind: 'message', message: 'Care plan is empty.' };

/** What to show of a care plan that may be empty, flat or damaged. */
export function readCarePlan(care_plan: unknown): ReadCarePlan {
  const plan = readObject<Record<string, unknown>>(care_plan);
  if (!plan) return { kind: 'message', message: 'Care plan data is not in the expected format.' };
  if (GROUPS.some((key) => key in plan)) {
    const groups = GROUPS.map((key) => ({ key, ...readSteps(plan[key]) })).filter(hasSteps);
    return groups.length > 0 ? { kind: 'grouped', groups } : EMPTY;
  }
  const steps = readSteps(plan);
  return hasSteps(steps) ? { kind: 'flat', ...steps } : EMPTY;
}

function hasSteps({ steps, leftOut }: PlanSteps): boolean {
  return steps.length + leftOut.length > 0;
}

function readSteps(group: unknown): PlanSteps {
  const all = Object.entries(readObject<Record<string, unknown>>(group) ?? {})
    // In a plan without parts of the day, the notes stand among the steps.
    .filter(([key]) => key !== 'notes')
    .map(([key, step]) => readStep(key, step))
    .toSorted((a, b) => placeOf(a) - placeOf(b));
  return {
    steps: all.filter((step) => !leftOutStep(step)),
    leftOut: all.flatMap((step) => leftOutStep(step) ?? []),
  };
}

/** Steps without a place come last, in the order of the plan. */
function placeOf({ key }: PlanStep): number {
  const place = STEP_ORDER.indexOf(key);
  return place === -1 ? STEP_ORDER.length : place;
}
