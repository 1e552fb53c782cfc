import {
  CONFIRMED_DAYPART_VALUES,
  type RoutineWarning,
  ROUTINE_STEPS,
  type StepKey,
  type TonightDaypart,
} from '@daylit/contract';
import { listOf } from '@daylit/wording';
import type { RoutineProduct } from '../ports.ts';
import { type ReadQuestion, type Answer, Draft } from './draft.ts';
import { capital, dayWords, graded, ownFact } from './words.ts';

export const ROUTINE = ownFact('Your routine');

const STEP_NAMES: Record<StepKey, string> = {
  cleanser: 'cleanser',
  toner: 'toner',
  exfoliant: 'exfoliant',
  serum: 'serum',
  eye_cream: 'eye cream',
  moisturizer: 'moisturizer',
  sunscreen: 'sunscreen',
  mask: 'mask',
};

export function stepName(step: string): string {
  return step in STEP_NAMES ? STEP_NAMES[step as StepKey] : step.replaceAll('_', ' ');
}

export function withoutRoutine(): Answer {
  return new Draft()
    .say('There is no product in your routine yet.')
    .say('On the Care Plan page you can take over what your report suggests, or add what you use already.')
    .offer('What should I start with?', 'In which order do steps go?')
    .answer();
}

/** The steps of this evening or morning, in order. */
export async function tellDaypart(asked: ReadQuestion, daypart: 'morning' | 'night'): Promise<Answer> {
  const { facts } = asked.question;
  const [tonight, routine] = await Promise.all([facts.tonight(), facts.routine()]);
  if (routine.length === 0) return withoutRoutine();
  if (asked.words.includes('tomorrow'))
    return daypart === 'night' ? tellWeek(asked) : tellTomorrowMorning(asked);
  const draft = new Draft();
  sayDaypart(draft, daypart === 'night' ? 'Tonight' : 'This morning', tonight[daypart]);
  for (const note of tonight.notes) draft.say(note);
  if (daypart === 'night' && tonight.new_product)
    draft.say(
      `${tonight.new_product.name} is new. Add nothing else before ${dayWords(tonight.new_product.until, facts)}.`,
    );
  const other = daypart === 'night' ? 'And in the morning?' : 'And at night?';
  return draft.offer(other, 'Does anything in my routine clash?', 'Why this order?').answer();
}

async function tellTomorrowMorning(asked: ReadQuestion): Promise<Answer> {
  const { facts } = asked.question;
  const [{ week, uses }, routine] = await Promise.all([facts.tonight(), facts.routine()]);
  const today = week.findIndex(({ date }) => date === facts.today);
  const weekday = week[(today + 1) % week.length]?.weekday;
  const resting = uses.filter(({ days }) => !days.some((day) => day === weekday));
  const steps = inOrder(routine, 'morning').filter(
    ({ product }) => !resting.some((one) => one.product.id === product.product.id),
  );
  const lines = steps.map(({ product }, at) => `${at + 1}. ${product.product.name}`);
  const leftOut = routine.filter((one) => one.daypart === 'morning' && one.leftOut !== null);
  const draft = new Draft().say(
    lines.length === 0
      ? withoutSteps('Tomorrow morning', leftOut.length > 0)
      : ['Tomorrow morning, in this order:', ...lines].join('\n'),
    ROUTINE,
  );
  return sayLeftOut(draft, leftOut).offer('And at night?', 'Why this order?').answer();
}

/** Of a part of the day without steps. What answers leave out is not rest, and is named after it. */
function withoutSteps(name: string, hasLeftOut: boolean): string {
  return hasLeftOut
    ? `${name} there is no step for you, because your answers leave products out.`
    : `${name} there is nothing to do in your routine.`;
}

/** Names what answers leave out of a routine, with the answer. */
export function sayLeftOut(draft: Draft, routine: readonly RoutineProduct[]): Draft {
  for (const { product, leftOut } of routine)
    if (leftOut) draft.say(`${product.product.name}. ${leftOut.sentence}`, ROUTINE);
  return draft;
}

/** The products of a part of the day, in order. */
function inOrder(routine: readonly RoutineProduct[], daypart: 'morning' | 'night'): RoutineProduct[] {
  const order: readonly string[] = ROUTINE_STEPS[daypart];
  return routine
    .filter((one) => one.daypart === daypart && one.leftOut === null)
    .toSorted((a, b) => order.indexOf(a.step) - order.indexOf(b.step));
}

function sayDaypart(draft: Draft, name: string, { steps, waiting, is_done, left_out }: TonightDaypart): void {
  if (is_done) draft.say(`${name} is done already. These were the steps.`);
  if (steps.length === 0) draft.say(withoutSteps(name, left_out.length > 0), ROUTINE);
  else {
    const lines = steps.map(
      ({ product, instruction }, at) =>
        `${at + 1}. ${product.name}${instruction === null ? '' : `: ${instruction}`}`,
    );
    draft.say([`${name}, in this order:`, ...lines].join('\n'), ROUTINE);
  }
  if (waiting.length > 0) draft.say(waiting.join(' '));
  for (const { product, left_out: why } of left_out) draft.say(`${product.name}. ${why.sentence}`);
}

export async function tellWeek(asked: ReadQuestion): Promise<Answer> {
  const { facts } = asked.question;
  const [{ week }, routine] = await Promise.all([facts.tonight(), facts.routine()]);
  if (routine.length === 0) return withoutRoutine();
  const days = week.flatMap(({ weekday, actives }) => {
    const used = actives.filter(({ waits }) => !waits).map(({ name }) => name);
    return used.length === 0 ? [] : [`${weekday}: ${listOf(used)}`];
  });
  const draft = new Draft();
  if (days.length === 0)
    draft.say(
      'No evening of this week has a strong step. Cleanser, moisturizer and sunscreen are for every day.',
      ROUTINE,
    );
  else draft.say(['This week, besides your daily steps:', ...days].join('\n'), ROUTINE);
  return draft.offer('What do I use tonight?', 'Does anything in my routine clash?').answer();
}

export async function listRoutine(asked: ReadQuestion): Promise<Answer> {
  const routine = await asked.question.facts.routine();
  if (routine.length === 0) return withoutRoutine();
  const draft = new Draft();
  for (const daypart of CONFIRMED_DAYPART_VALUES) {
    const names = routine
      .filter((one) => one.daypart === daypart && one.leftOut === null)
      .map(({ product }) => product.product.name);
    if (names.length > 0) draft.say(`${capital(daypart)}: ${listOf(names)}.`, ROUTINE);
  }
  return sayLeftOut(draft, routine)
    .offer('What do I use tonight?', 'Does anything in my routine clash?')
    .answer();
}

/** The order of the member's own products, and the general order of steps. */
export async function tellOrder(asked: ReadQuestion): Promise<Answer> {
  const routine = await asked.question.facts.routine();
  const draft = new Draft();
  for (const daypart of ['morning', 'night'] as const) {
    const mine = inOrder(routine, daypart);
    if (mine.length > 0)
      draft.say(
        `${capital(daypart)}: ${mine.map(({ product }) => product.product.name).join(', then ')}.`,
        ROUTINE,
      );
  }
  return draft
    .cite(
      'From thin to thick: cleanser, toner, serum, eye cream, moisturizer. In the morning sunscreen comes last.',
      ['aad_routine', 'editorial'],
      'C',
    )
    .offer('How long should I wait between steps?', 'What do I use tonight?')
    .answer();
}

export async function checkRoutine(asked: ReadQuestion): Promise<Answer> {
  const { facts } = asked.question;
  const [warnings, routine] = await Promise.all([facts.warnings(), facts.routine()]);
  if (routine.length === 0) return withoutRoutine();
  const draft = new Draft();
  if (warnings.length === 0) draft.say('Nothing in your routine clashes by the rules that I know.', ROUTINE);
  for (const warning of warnings.slice(0, 3)) sayWarning(draft, warning);
  if (warnings.length > 3)
    draft.say(`There is more on the Care Plan page: ${warnings.length - 3} further notes.`);
  return draft.offer('Why?', 'What can I leave out?', 'What do I use tonight?').answer();
}

/** A warning with its products, reason and fix. */
function sayWarning(draft: Draft, { title, sentence, fix, products, sources, grade }: RoutineWarning): void {
  const names = [...new Set(products.map(({ name }) => name))];
  const about = names.length === 0 ? title : `${title}: ${listOf(names)}`;
  draft.say(`${about}. ${sentence} ${fix}`, ...sources.map((source) => graded(source, grade)));
}
