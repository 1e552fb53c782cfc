import {
  type CarePlan,
  type RoutineActive,
  type RoutineDone,
  STEP_KEY_VALUES,
  type StepKey,
  type Tonight,
  type RoutinePlace,
  type TonightDaypart,
  type TonightStep,
} from '@daylit/contract';
import { listOf } from '@daylit/wording';
import type { NewProduct } from '../checker/new-products.ts';
import type { ConfirmedProduct } from '../ports.ts';
import type { Weekday } from '../rule.ts';
import { EVERY_DAY } from '../slot-request.ts';
import type { CycledProduct } from './cycle-week.ts';
import { weekAround, weekdayOf } from './local-dates.ts';

interface Facts {
  /** YYYY-MM-DD, where the member is. */
  date: string;
  cycled: readonly CycledProduct[];
  /** The whole routine, with what an answer leaves out. */
  products: readonly ConfirmedProduct[];
  /** The newest suggested care plan, for its instructions. */
  suggested: CarePlan | null;
  /** The parts of the day that are marked as done. */
  done: ReadonlySet<RoutineDone['daypart']>;
  newest: NewProduct | undefined;
}

/** A day of a routine as it is sent. */
export function presentTonight(facts: Facts): Tonight {
  const { date, cycled, newest } = facts;
  const strong = cycled.filter(({ product }) => product.daypart !== 'morning');
  return {
    date,
    morning: presentDaypart(facts, 'morning'),
    night: presentDaypart(facts, 'night'),
    week: weekAround(date).map((day) => ({
      date: day,
      weekday: weekdayOf(day),
      actives: strong.flatMap((one) => presentActive(one, weekdayOf(day)) ?? []),
    })),
    uses: cycled
      .filter(({ days }) => days.length < EVERY_DAY.length)
      .map(({ product, days }) => ({ product: presentPlace(product), days: [...days] })),
    notes: strong.flatMap((one) => firstWeeksOf(one) ?? []),
    new_product: newest
      ? {
          name: newest.product.product.product.name,
          since: newest.since,
          until: newest.until,
          days_left: newest.daysLeft,
        }
      : null,
  };
}

function presentDaypart(
  { date, cycled, products, suggested, done }: Facts,
  part: RoutineDone['daypart'],
): TonightDaypart {
  const today = weekdayOf(date);
  const ofPart = cycled.filter(({ product }) => (product.daypart === 'morning') === (part === 'morning'));
  return {
    steps: ofPart
      .filter(({ days }) => days.includes(today))
      .toSorted((a, b) => placeOf(a) - placeOf(b))
      .map((one) => presentStep(one, suggested)),
    waiting: ofPart.flatMap((one) => waitingSentence(one, today, part) ?? []),
    is_done: done.has(part),
    left_out: products
      .filter(({ daypart }) => daypart !== 'additional' && (daypart === 'morning') === (part === 'morning'))
      .flatMap((one) => (one.leftOut ? [{ product: presentPlace(one), left_out: one.leftOut }] : [])),
  };
}

function placeOf({ product }: CycledProduct): number {
  return STEP_KEY_VALUES.indexOf(product.step as StepKey);
}

function presentStep({ product: confirmed }: CycledProduct, suggested: CarePlan | null): TonightStep {
  const { daypart, step, product } = confirmed;
  const { id, category } = product.product;
  const steps = new Map(Object.entries((daypart !== 'additional' && suggested?.[daypart]) || {}));
  const same = steps.get(step);
  return {
    product: presentPlace(confirmed),
    category,
    instruction: same?.product?.id === id ? same.instruction : null,
  };
}

function presentPlace({ daypart, step, product }: ConfirmedProduct): RoutinePlace {
  const { id, name } = product.product;
  return { daypart, step, id, name };
}

function waitingSentence(
  one: CycledProduct,
  today: Weekday,
  part: RoutineDone['daypart'],
): string | undefined {
  const { active, days, waits, product } = one;
  const { name } = product.product.product;
  if (active === undefined) return undefined;
  const other = waits.get(today);
  const when = part === 'night' ? 'tonight' : 'this morning';
  if (other) return `${name} waits ${when}: not together with ${other.name}.`;
  if (days.includes(today) || days.length === 0) return undefined;
  return `${name} rests ${when}. It is used on ${listOf(days)}.`;
}

function presentActive({ active, days, waits }: CycledProduct, day: Weekday): RoutineActive | undefined {
  if (active === undefined || !(days.includes(day) || waits.has(day))) return undefined;
  return { letter: active.name.charAt(0).toUpperCase(), name: active.name, waits: waits.has(day) };
}

function firstWeeksOf({ active, isNew, days, product }: CycledProduct): string | undefined {
  if (!active || !isNew || product.days !== null || days.length === 0 || days.length === 7) return undefined;
  const evenings = days.length === 1 ? 'one evening' : `${days.length} evenings`;
  return `${product.product.product.name} has ${evenings} a week in its first two weeks.`;
}
