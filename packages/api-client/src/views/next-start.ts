import {
  type NewProductHold,
  type NextStart,
  STEP_KEY_VALUES,
  type Wish,
  WISH_KIND_VALUES,
} from '@daylit/contract';
import { DAYPARTS } from './dayparts.ts';
import { readProduct, readProducts } from './product.ts';
import { fields, number, oneOf, text, texts } from './values.ts';

/** Whose wish a step answers; null where that cannot be read. */
export function readWish(value: unknown): Wish | null {
  const found = fields(value);
  const kind = oneOf(WISH_KIND_VALUES, found?.['kind']);
  const sentence = text(found?.['sentence']);
  return kind === null || sentence === null ? null : { kind, sentence };
}

/** The product to start next; null where there is none, or where a part of it cannot be read. */
export function readNextStart(value: unknown): NextStart | null {
  const found = fields(value);
  const dayparts = texts(found?.['dayparts']).flatMap((daypart) => oneOf(DAYPARTS, daypart) ?? []);
  const step = oneOf(STEP_KEY_VALUES, found?.['step']);
  const product = readProduct(found?.['product']);
  const [on, start, watch, give] = ['on', 'start', 'watch', 'give'].map((key) => text(found?.[key]));
  if (dayparts.length === 0 || !step || !product || !on || !start || !watch || !give) return null;
  return {
    dayparts,
    step,
    product,
    others: readProducts(found?.['others']),
    wish: readWish(found?.['wish']),
    on,
    start,
    watch,
    give,
    hold: readHold(found?.['hold']),
  };
}

function readHold(value: unknown): NewProductHold | null {
  const found = fields(value);
  const [name, since, until] = ['name', 'since', 'until'].map((key) => text(found?.[key]));
  const days_left = number(found?.['days_left']);
  return name && since && until && days_left !== null ? { name, since, until, days_left } : null;
}
