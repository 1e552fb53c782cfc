import type { Daypart, StepView } from '@daylit/contract';
import { keyWords } from '../../lib/key-words.ts';
import { leftOutOf } from '../../lib/left-out-of.ts';

type SkippedStep = Extract<StepView, { kind: 'left_out' }>;

/** Steps that the plan leaves out for the same reason. */
export interface SkippedSteps {
  /** "Toner and eye cream". */
  names: string;
  /** "Morning and night"; empty in a plan without parts of the day. */
  dayparts: string;
  reason: string | null;
  /** An answer of the member is the reason: it left out a product that the plan had. */
  isAnswered: boolean;
}

/** The steps to skip, each reason once, in the order of the day. */
export function groupSkippedSteps(
  groups: readonly { daypart: Daypart | null; steps: readonly StepView[] }[],
): SkippedSteps[] {
  const skipped = groups.flatMap(({ daypart, steps }) =>
    steps
      .filter((step): step is SkippedStep => step.kind === 'left_out')
      .map((step) => ({ ...step, daypart })),
  );
  return Array.from(
    Map.groupBy(skipped, ({ reason }) => reason),
    ([reason, alike]) => ({
      names: inWords(alike.map(({ key }) => key)),
      dayparts: inWords(alike.flatMap(({ daypart }) => daypart ?? [])),
      reason,
      isAnswered: alike.some(leftOutOf),
    }),
  );
}

/** Each key once: "Toner and eye cream". */
function inWords(keys: readonly string[]): string {
  const words = Array.from(new Set(keys), (key) => keyWords(key).toLowerCase());
  return keyWords(LIST.format(words));
}

// As all other lists of a report: without a comma before the last word.
const LIST = new Intl.ListFormat('en-GB');
