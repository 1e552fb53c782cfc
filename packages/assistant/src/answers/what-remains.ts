import { CONFIRMED_DAYPART_VALUES } from '@daylit/contract';
import { listOf } from '@daylit/wording';
import type { RoutineProduct } from '../ports.ts';
import { ENTRIES, INGREDIENTS } from '../knowledge/knowledge.ts';
import { removals } from './actions.ts';
import { type Answer, type ReadQuestion, Draft } from './draft.ts';
import { sayEntry } from './knowledge.ts';
import { leftOutOf } from './pregnancy.ts';
import { tellEntry } from './tell-entry.ts';
import { ROUTINE, withoutRoutine } from './routine.ts';
import { isOptional } from './routine-advice.ts';
import { capital } from './words.ts';

/** "What is left then?": the routine without what was left out of it. */
export async function tellWhatRemains(asked: ReadQuestion): Promise<Answer> {
  const routine = await asked.question.facts.routine();
  if (routine.length === 0) return withoutRoutine();
  const isOfOptional = asked.before?.topic === 'routine.drop' && !asked.person.isPregnant;
  const draft = sayRemains(new Draft(), routine, asked, isOfOptional);
  return draft.offer('What do I use tonight?', 'In which order do steps go?').answer();
}

function sayRemains(
  draft: Draft,
  routine: readonly RoutineProduct[],
  asked: ReadQuestion,
  withoutOptional = false,
): Draft {
  const left = routine.filter(
    ({ product, leftOut }) =>
      leftOut === null &&
      leftOutOf(asked, [product]) === undefined &&
      !(withoutOptional && isOptional(product.step)),
  );
  if (left.length === 0) return draft.say('Nothing of your routine is left, then.', ROUTINE);
  const lines = CONFIRMED_DAYPART_VALUES.flatMap((daypart) => {
    const names = left.filter((one) => one.daypart === daypart).map(({ product }) => product.product.name);
    return names.length > 0 ? [`${capital(daypart)}: ${listOf(names)}.`] : [];
  });
  return draft.say(['This stays, as far as lists tell:', ...lines].join('\n'), ROUTINE);
}

/** What may be used in pregnancy: each own product by its name, before what is known in general. */
export async function tellInPregnancy(asked: ReadQuestion): Promise<Answer> {
  const { person, question } = asked;
  const general = ENTRIES.get('step.pregnancy');
  const routine = await question.facts.routine();
  const isOwn = person.isPregnant && !person.isMinor && routine.length > 0;
  const draft = new Draft();
  if (isOwn) {
    const out = leftOutOf(
      asked,
      routine.map(({ product }) => product),
    );
    if (out) draft.say(...out);
    else
      draft.say('Nothing in your routine is one of the ingredients that are left out in pregnancy.', ROUTINE);
    sayRemains(draft, routine, asked);
  }
  if (general) sayEntry(draft, general, asked);
  return isOwn ? draft.offer('What do I use tonight?', ...(general?.next ?? [])).answer() : draft.answer();
}

/** How the plan is changed: by what is added, or by what is taken out. */
export async function tellPlanChange(asked: ReadQuestion): Promise<Answer> {
  const entry = ENTRIES.get('our.add-product');
  const isRemoval = /\b(?:remove|delete|take|get rid|kick|throw|pause|rest|skip|back|again)\b/i.test(
    asked.question.text,
  );
  return entry && !isRemoval ? tellEntry(entry, asked) : tellRemoval(asked);
}

/** "How do I remove the acid from my plan?": where, and which product that is. */
async function tellRemoval(asked: ReadQuestion): Promise<Answer> {
  const { question, ingredients, steps } = asked;
  const routine = await question.facts.routine();
  const classes = new Set(ingredients.flatMap((key) => INGREDIENTS.get(key)?.ingredient.classes ?? []));
  const text = question.text.toLowerCase();
  const { said } = asked.conversation;
  // "Take it out": what the reply before named.
  const isIt = ingredients.length + steps.length === 0 && /\b(?:it|that|this|them|those)\b/.test(text);
  const meant = routine.filter(
    ({ product }) =>
      (isIt && said.includes(product.product.name)) ||
      steps.includes(product.step) ||
      text.includes(product.product.name.toLowerCase()) ||
      product.label.actives.some((one) => classes.has(one)),
  );
  const names = [...new Set(meant.map(({ product }) => product.product.name))];
  const draft = new Draft();
  if (/\b(?:pause|rest|skip)\b/.test(text))
    draft.say('There is no pause. Remove it, and bring it back when you want.');
  else if (/\b(?:back|again)\b/.test(text))
    draft.say('Below your plan, open Removed and choose Bring it back.');
  else if (names.length > 0) draft.say(`That is ${listOf(names)}.`, ROUTINE);
  return draft
    .say(
      'On the Care Plan page, choose Remove beside the product. It stays in a list below the plan, from where you can bring it back. Nothing else changes.',
    )
    .offer('What is left then?', 'What do I use tonight?')
    .let(...(/\b(?:back|again)\b/.test(text) ? [] : removals(meant)))
    .answer();
}
