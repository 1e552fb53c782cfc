import { STEP_KEY_VALUES, STEP_KIND_VALUES, type CarePlanView, type StepView } from '@daylit/contract';
import { DAYPARTS } from './dayparts.ts';
import { readLeftOut } from './left-out.ts';
import { readNextStart, readWish } from './next-start.ts';
import { readProduct } from './product.ts';
import { fields, oneOf, text, texts, type Fields } from './values.ts';

/** A suggested routine: grouped by part of the day, flat, empty, or unreadable. */
export function readCarePlan(value: unknown): CarePlanView {
  const plan = fields(value);
  if (!plan) return { kind: 'unreadable' };
  const notes = texts(plan['notes']);
  const tonight = text(plan['tonight']);
  if (DAYPARTS.some((daypart) => daypart in plan)) {
    const groups = DAYPARTS.map((daypart) => ({ daypart, steps: readSteps(fields(plan[daypart]) ?? {}) }));
    const filled = groups.filter(({ steps }) => steps.length > 0);
    if (filled.length === 0) return { kind: 'empty', notes };
    const next_start = readNextStart(plan['next_start']);
    return { kind: 'grouped', groups: filled, tonight, ...(next_start && { next_start }), notes };
  }
  // In a plan without parts of the day, these keys are on the same level as the steps.
  const { notes: _notes, tonight: _tonight, ...flat } = plan;
  const steps = readSteps(flat);
  return steps.length > 0 ? { kind: 'flat', steps, tonight, notes } : { kind: 'empty', notes };
}

function readSteps(group: Fields): StepView[] {
  return inOrderOfUse(Object.entries(group).map(([key, step]) => readStep(key, step)));
}

/** Known steps in the order of use, then the others. A database need not keep the order of keys. */
export function inOrderOfUse<Step extends { key: string }>(steps: Step[]): Step[] {
  return steps.toSorted((a, b) => placeOf(a) - placeOf(b));
}

function placeOf({ key }: { key: string }): number {
  const place = (STEP_KEY_VALUES as readonly string[]).indexOf(key);
  return place === -1 ? STEP_KEY_VALUES.length : place;
}

/** One step. In the oldest plans it is a text; in later ones without `kind`, other fields tell the kind. */
function readStep(key: string, value: unknown): StepView {
  if (typeof value === 'string') return { key, kind: 'habit', instruction: text(value), reason: null };
  const step = fields(value);
  if (!step) return { key, kind: 'missing' };
  const instruction = text(step['instruction']);
  const reason = text(step['no_recommendation_reason']);
  const product = readProduct(step['product'], key);
  const wish = readWish(step['wish']);
  if (product) return { key, kind: 'product', instruction, product, ...(wish && { wish }) };
  const kind = oneOf(STEP_KIND_VALUES, step['kind']) ?? (reason === null ? 'habit' : 'none');
  const left_out = readLeftOut(step['left_out']);
  if (kind === 'left_out') return { key, kind, reason, ...(left_out === null ? {} : { left_out }) };
  if (kind === 'habit') return { key, kind, instruction, reason, ...(wish && { wish }) };
  // A product step whose product is unreadable keeps its instruction.
  return { key, kind: kind === 'product' ? 'none' : kind, instruction, reason };
}
