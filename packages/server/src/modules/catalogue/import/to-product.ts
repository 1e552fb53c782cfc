import type { StepKey } from '@daylit/contract';
import type { ProductLabel } from '../product-types.ts';
import { readLabel } from '../read-label.ts';
import type { ObfRow } from './obf-row.ts';
import type { SkipReason } from './skip-reasons.ts';
import { stepOf } from './step-of.ts';

/** A product of Open Beauty Facts, ready to be stored. */
export interface ObfProduct {
  id: string;
  code: string;
  name: string;
  brand: string | null;
  step: StepKey;
  ingredients_text: string;
  label: ProductLabel;
  spf: number | null;
  amount: number | null;
  amount_unit: 'ml' | 'g' | null;
  labels: readonly string[];
  opened_months: number | null;
  source_url: string;
  /** ISO 8601. */
  modified_at: string;
}

const MAX_NAME = 160;
const MAX_BRAND = 120;
const MAX_LABELS = 20;
const MAX_INGREDIENTS = 120;
const MAX_INGREDIENT_TEXT = 10_000;

/** The lengths that bar codes have. */
const CODE = /^(\d{8}|\d{12,14})$/;

/** Checks a row and reads its label, or says why it becomes no product. */
export function toProduct(row: ObfRow): ObfProduct | SkipReason {
  const { code } = row;
  if (!CODE.test(code)) return 'bad_code';
  if (row.isObsolete) return 'withdrawn';
  const name = row.names.map(plain).find((words) => words !== '');
  if (name === undefined) return 'no_name';
  if (/[<>]/.test(name)) return 'unfit_name';
  const step = stepOf(row.categories, name);
  if (step === null) return 'no_step';
  if (step === 'other') return 'not_for_the_face';
  const ingredients = cut(longest(row.ingredientTexts.map(plain)), MAX_INGREDIENT_TEXT);
  if (ingredients === '') return 'no_ingredients';
  const label = readLabel(ingredients, step, 'reported');
  if (label.status === 'missing' || label.ingredients.length > MAX_INGREDIENTS)
    return 'unreadable_ingredients';
  return {
    id: `obf:${code}`,
    code,
    name: cut(name, MAX_NAME),
    brand: cut(plain(row.brands.split(',')[0] ?? ''), MAX_BRAND) || null,
    step,
    ingredients_text: ingredients,
    label,
    spf: step === 'sunscreen' ? readSpf(name) : null,
    ...readAmount(row.quantity),
    labels: row.labels.map(plain).slice(0, MAX_LABELS),
    opened_months: readMonths(row.openedFor),
    source_url: `https://world.openbeautyfacts.org/product/${code}`,
    modified_at: new Date(Math.min(row.modified, LAST_SECOND) * 1_000).toISOString(),
  };
}

/** The end of the year 9999: later dates are errors. */
const LAST_SECOND = 253_402_300_799;

/** The database refuses half of a pair, which a source may hold and a cut may leave. */
function cut(text: string, length: number): string {
  return text.slice(0, length).toWellFormed().trim();
}

/** Text without control characters, line breaks, doubled spaces and halves of pairs. */
function plain(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .toWellFormed()
    .trim();
}

function longest(texts: readonly string[]): string {
  return texts.reduce((best, text) => (text.length > best.length ? text : best), '');
}

function readSpf(name: string): number | null {
  const spf = Number(/\b(?:spf|lsf|fps|ip) ?(\d{1,3})\b/i.exec(name)?.[1]);
  return spf >= 2 && spf <= 100 ? spf : null;
}

const MILLILITRES = { ml: 1, cl: 10, l: 1_000 } as const;
const GRAMS = { g: 1, kg: 1_000 } as const;

/** The content of a pack; unknown for `3 x 5 ml` and for ounces alone. */
function readAmount(quantity: string): Pick<ObfProduct, 'amount' | 'amount_unit'> {
  const [, digits = '', unit = ''] =
    /(?<![\d.,x×] ?)(\d+(?:[.,]\d+)?) ?(ml|cl|l|g|kg)\b/i.exec(quantity) ?? [];
  const key = unit.toLowerCase();
  const number = Number(digits.replace(',', '.'));
  const millilitres = MILLILITRES[key as keyof typeof MILLILITRES];
  const grams = GRAMS[key as keyof typeof GRAMS];
  const amount = number * (millilitres ?? grams ?? 0);
  if (!(amount > 0 && amount < 10_000)) return { amount: null, amount_unit: null };
  return { amount, amount_unit: millilitres === undefined ? 'g' : 'ml' };
}

function readMonths(tags: readonly string[]): number | null {
  const months = Number(/^en:(\d{1,2})-months?$/.exec(tags[0] ?? '')?.[1]);
  return months > 0 ? months : null;
}
