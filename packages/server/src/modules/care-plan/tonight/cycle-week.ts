import { WEEKDAYS, type Weekday } from '../rule.ts';
import type { ConfirmedProduct } from '../ports.ts';
import { DAYS_BETWEEN_NEW_PRODUCTS } from '../rules.ts';
import { EVERY_DAY } from '../slot-request.ts';
import { type CycledClass, cycledClassOf } from './cycled-classes.ts';

/** A product of the routine with the days of this week on which it is used. */
export interface CycledProduct {
  product: ConfirmedProduct;
  /** Undefined for care that is used whenever its part of the day comes. */
  active: CycledClass | undefined;
  days: readonly Weekday[];
  /** Days on which it waits because another strong step has the evening, with the class of that step. */
  waits: ReadonlyMap<Weekday, CycledClass>;
  /** Whether it is in its first two weeks. */
  isNew: boolean;
}

interface Facts {
  products: readonly ConfirmedProduct[];
  /** Exfoliating uses a week that the skin tolerates. */
  exfoliationsPerWeek: number;
  now: Date;
}

/** Spaced evenings, by the number of uses a week; the first free ones are taken. */
const SPREAD: Readonly<Record<number, readonly (readonly Weekday[])[]>> = {
  1: [['Sunday'], ['Wednesday'], ['Saturday']],
  2: [
    ['Tuesday', 'Friday'],
    ['Monday', 'Thursday'],
  ],
  3: [
    ['Monday', 'Wednesday', 'Friday'],
    ['Tuesday', 'Thursday', 'Saturday'],
  ],
};

const FIRST_WEEKS = DAYS_BETWEEN_NEW_PRODUCTS * 24 * 60 * 60 * 1000;

/**
 * Alternates the strong steps of a routine. Days that the member chose stay, but of two strong steps on one
 * evening the later one waits. The other days are chosen so that nothing has to wait.
 */
export function cycleWeek({ products, exfoliationsPerWeek, now }: Facts): CycledProduct[] {
  const evenings = new Map<Weekday, CycledClass>();
  let exfoliations = exfoliationsPerWeek;
  return inOrderOfChoice(products).map((product) => {
    const active = cycledClassOf(product.product);
    const isNew = now.getTime() - product.addedAt.getTime() < FIRST_WEEKS;
    const isStrong = active?.isStrong === true && product.daypart !== 'morning';
    const taken = isStrong ? evenings : new Map<Weekday, CycledClass>();
    const most = active?.exfoliates ? exfoliations : WEEKDAYS.length;
    const wanted = product.days ?? chooseDays({ product, active, isNew, taken, most });
    const waits = new Map(
      wanted.flatMap((day) => {
        const other = taken.get(day);
        return other === undefined ? [] : [[day, other] as const];
      }),
    );
    const days = wanted.filter((day) => !waits.has(day));
    if (active && isStrong) for (const day of days) evenings.set(day, active);
    if (active?.exfoliates) exfoliations = Math.max(0, exfoliations - days.length);
    return { product, active, days, waits, isNew };
  });
}

/**
 * Chosen days first, and the weekly product yields to them. Then products that are used once a week, and the
 * others on the remaining evenings.
 */
function inOrderOfChoice(products: readonly ConfirmedProduct[]): ConfirmedProduct[] {
  return products.filter(({ daypart }) => daypart !== 'additional').toSorted((a, b) => rankOf(a) - rankOf(b));
}

function rankOf({ days, product, daypart }: ConfirmedProduct): number {
  const active = cycledClassOf(product);
  if (active === undefined) return 100;
  const isWeekly = daypart === 'weekly';
  return (days === null ? (isWeekly ? 40 : 60) : isWeekly ? 20 : 0) - active.uses.later;
}

interface Choice {
  product: ConfirmedProduct;
  active: CycledClass | undefined;
  isNew: boolean;
  taken: ReadonlyMap<Weekday, CycledClass>;
  most: number;
}

function chooseDays({ product, active, isNew, taken, most }: Choice): readonly Weekday[] {
  if (active === undefined) return product.daypart === 'weekly' ? ['Saturday'] : EVERY_DAY;
  const usual = product.daypart === 'weekly' ? 1 : isNew ? active.uses.first : active.uses.later;
  const uses = Math.min(usual, most);
  if (uses === WEEKDAYS.length) return EVERY_DAY;
  const free = WEEKDAYS.filter((day) => !taken.has(day));
  const spread = SPREAD[uses]?.find((days) => days.every((day) => free.includes(day)));
  return spread ?? free.slice(0, uses);
}
