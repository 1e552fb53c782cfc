import {
  type HomeRegion,
  type CarePlan,
  type CarePlanStep,
  type NextStart,
  ROUTINE_STEPS,
  type StepKey,
} from '@daylit/contract';
import { startWords } from '@daylit/wording';
import { DateTime } from 'luxon';
import type { CatalogueProduct } from '../../catalogue/ports.ts';
import type { PlainDate } from '../../members/ports.ts';
import { activesIn } from '../active-ingredients.ts';
import { dayInWords } from '../advice/day-in-words.ts';
import { holdOn } from '../checker/new-products.ts';
import { CONCERNS } from '../concerns.ts';
import { usualDays } from '../confirmed/usual-days.ts';
import type { ConfirmedProduct } from '../ports.ts';
import type { Group } from '../rule.ts';
import { cycleWeek } from './cycle-week.ts';
import { weekdayOf } from './local-dates.ts';

/** What the next start depends on, besides the care plan. */
export interface StartFacts {
  /** The member's day. */
  date: PlainDate;
  now: Date;
  timeZone: string;
  /** Where the member lives, for the order of dates; null where it was not told. */
  region: HomeRegion | null;
  /** The whole routine, with what an answer leaves out. */
  products: readonly ConfirmedProduct[];
  /** Ids of what the member took out. */
  removed: ReadonlySet<string>;
  exfoliationsPerWeek: number;
  /** The products of the care plan that the catalogue still has. */
  known: ReadonlyMap<string, CatalogueProduct>;
}

/** A product of the plan with the places where nothing is in use yet. */
interface Candidate {
  step: StepKey;
  places: Group[];
  planned: CarePlanStep;
  product: CatalogueProduct;
}

const GROUPS = Object.keys(ROUTINE_STEPS) as Group[];

/** What protects and moistens comes before anything that skin has to get used to. */
const FIRST_STEPS: readonly StepKey[] = ['sunscreen', 'moisturizer', 'cleanser'];

/** The one product to start next; null when nothing is left to start. */
export function nextStart(plan: CarePlan, facts: StartFacts): NextStart | null {
  const [next] = candidates(plan, facts).toSorted((a, b) => turnOf(a, plan) - turnOf(b, plan));
  const [daypart] = next?.places ?? [];
  if (next?.planned.product == null || daypart === undefined) return null;
  const { planned, product, step, places } = next;
  const hold = holdOn(product, facts.products, facts);
  const on = firstDay(next, daypart, plan, { ...facts, from: hold?.until ?? facts.date });
  const concern =
    plan.lead?.product_id === product.product.id && CONCERNS.find(({ key }) => key === plan.lead?.concern);
  return {
    dayparts: places,
    step,
    product: planned.product ?? product.product,
    others: planned.others ?? [],
    wish: planned.wish ?? null,
    on,
    ...startWords({
      step,
      when: whenWords(on, daypart, step, facts),
      instruction: planned.instruction,
      isActive: activesIn(product).length > 0,
      weeks: concern ? concern.judgeAfter : null,
    }),
    hold: hold && {
      name: hold.product.product.product.name,
      since: hold.since,
      until: hold.until,
      days_left: hold.daysLeft,
    },
  };
}

/** The products of a plan that are nowhere in use, each once, where their places are free. */
function candidates(plan: CarePlan, { products, removed, known }: StartFacts): Candidate[] {
  const found = new Map<string, Candidate>();
  const isTaken = (group: Group, step: StepKey) =>
    products.some((used) => used.daypart === group && used.step === step);
  for (const group of GROUPS) {
    for (const step of ROUTINE_STEPS[group]) {
      const planned = plan[group][step];
      const product = planned?.product && known.get(planned.product.id);
      if (!planned || !product || removed.has(product.product.id) || isTaken(group, step)) continue;
      if (products.some((used) => used.product.product.id === product.product.id)) continue;
      const before = found.get(product.product.id);
      if (before) before.places.push(group);
      else found.set(product.product.id, { step, places: [group], planned, product });
    }
  }
  return [...found.values()];
}

function turnOf({ step, product }: Candidate, { lead }: CarePlan): number {
  const first = FIRST_STEPS.indexOf(step);
  if (first !== -1) return first;
  return lead?.product_id === product.product.id ? FIRST_STEPS.length : FIRST_STEPS.length + 1;
}

/** The first day on which the routine would contain it. A morning product begins on the next morning. */
function firstDay(
  { step, product }: Candidate,
  daypart: Group,
  plan: CarePlan,
  { from, date, now, products, exfoliationsPerWeek }: StartFacts & { from: PlainDate },
): PlainDate {
  const started: ConfirmedProduct = {
    daypart,
    step,
    product,
    days: usualDays(product, { daypart, step }, plan),
    addedAt: now,
    description: null,
    ingredientText: null,
    leftOut: null,
  };
  const inUse = products.filter(({ leftOut }) => leftOut === null);
  const cycled = cycleWeek({ products: [...inUse, started], exfoliationsPerWeek, now });
  const days = cycled.find((one) => one.product === started)?.days ?? [];
  const first = daypart === 'morning' && from === date ? addDays(from, 1) : from;
  const week = Array.from({ length: 7 }, (_, at) => addDays(first, at));
  return week.find((day) => days.includes(weekdayOf(day))) ?? first;
}

function addDays(day: PlainDate, days: number): PlainDate {
  return DateTime.fromISO(day).plus({ days }).toISODate() ?? day;
}

function whenWords(
  on: PlainDate,
  daypart: Group,
  step: StepKey,
  { date: today, region }: Pick<StartFacts, 'date' | 'region'>,
): string {
  const part = daypart === 'morning' ? 'morning' : 'night';
  const order = step === 'sunscreen' ? ', as the last step' : step === 'cleanser' ? '' : ', after washing';
  if (on === today) return `tonight${order}`;
  if (on === addDays(today, 1)) return `tomorrow ${part}${order}`;
  if (on < addDays(today, 7)) return `on ${weekdayOf(on)} ${part}${order}`;
  return `on ${dayInWords(on, region)}${order}`;
}
