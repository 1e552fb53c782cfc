import type { CarePlan, Tonight } from '@daylit/contract';
import { nextStart, type StartFacts } from './next-start.ts';

/** A care plan as it holds on a day: with the product to start next, and the one thing to do tonight. */
export function planOnDay(plan: CarePlan, facts: StartFacts, { night }: Pick<Tonight, 'night'>): CarePlan {
  const next_start = nextStart(plan, facts);
  const isTonight = next_start?.hold === null && next_start.on === facts.date;
  const { instruction } = (next_start && plan[next_start.dayparts[0] ?? 'night'][next_start.step]) ?? {};
  return {
    ...plan,
    tonight: isTonight
      ? sentence(`Start ${next_start.product.name}`, instruction ?? '')
      : ofRoutine(night.steps),
    next_start,
  };
}

/** The steps of a night, the one that does most first. */
const NIGHT_STEPS: readonly string[] = ['exfoliant', 'mask', 'serum', 'moisturizer', 'cleanser'];

/** The step of the routine that does most tonight; null for a night without any. */
function ofRoutine(steps: Tonight['night']['steps']): string | null {
  const placeOf = ({ product }: (typeof steps)[number]) => NIGHT_STEPS.indexOf(product.step);
  const [first] = steps.filter((step) => placeOf(step) !== -1).toSorted((a, b) => placeOf(a) - placeOf(b));
  return first ? sentence(first.product.name, first.instruction ?? '') : null;
}

function sentence(what: string, instruction: string): string {
  const [first = ''] = instruction.split(/(?<=\.) /);
  return first === '' ? `${what}.` : `${what}: ${first.charAt(0).toLowerCase()}${first.slice(1)}`;
}
