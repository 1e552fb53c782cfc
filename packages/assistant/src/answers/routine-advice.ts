import type { CarePlan, StepKey } from '@daylit/contract';
import { listOf } from '@daylit/wording';
import { removals } from './actions.ts';
import { type ReadQuestion, type Answer, Draft } from './draft.ts';
import { ROUTINE, sayLeftOut, stepName, withoutRoutine } from './routine.ts';
import { capital, dayWords, ownFact } from './words.ts';

/** What to add first: a basic step that is missing, else the one active that the report suggests. */
export async function tellAddition(asked: ReadQuestion): Promise<Answer> {
  const { facts } = asked.question;
  const [routine, adviser, tonight] = await Promise.all([facts.routine(), facts.adviser(), facts.tonight()]);
  const inUse = routine.filter(({ leftOut }) => leftOut === null);
  const has = new Set(inUse.map(({ product }) => product.step));
  const first = (['sunscreen', 'moisturizer', 'cleanser'] as const).find((step) => !has.has(step));
  const draft = new Draft();
  if (tonight.new_product)
    draft.say(
      `Nothing yet: ${tonight.new_product.name} is new. Wait until ${dayWords(tonight.new_product.until, facts)}, so that you can tell what helps.`,
      ROUTINE,
    );
  if (first) {
    const leftOut = routine.filter(({ product, leftOut: why }) => product.step === first && why !== null);
    draft.cite(
      `First a ${first}${first === 'sunscreen' ? ' with SPF 30 or more, for every morning' : ''}. Your routine has none${leftOut.length > 0 ? ' that fits your answers' : ''}, and everything else comes after that.`,
      ['aad_routine'],
      'A',
    );
    return sayLeftOut(draft, leftOut).offer(`Recommend a ${first}`, 'What can I leave out?').answer();
  }
  const wished = adviser.suggested === null ? [] : suggestedProducts(adviser.suggested, has);
  const [next] = wished;
  if (next && !asked.person.isMinor)
    draft.say(
      `Your report suggests a ${stepName(next.step)}: ${next.instruction}`,
      ownFact('The plan in your report'),
    );
  else
    draft.say(
      'You have what skin needs: a cleanser, a moisturizer and a sunscreen. Nothing else is missing.',
      ROUTINE,
    );
  return draft
    .cite('One new product at a time, 14 days apart.', ['editorial'], 'C')
    .offer('What can I leave out?', 'How do I patch test?')
    .answer();
}

interface Suggested {
  step: StepKey;
  instruction: string;
}

function suggestedProducts(plan: CarePlan | null, has: ReadonlySet<string>): Suggested[] {
  if (plan === null) return [];
  return (['morning', 'night', 'weekly'] as const).flatMap((group) =>
    Object.entries(plan[group]).flatMap(([step, { product, instruction }]) =>
      product === null || has.has(step) ? [] : [{ step: step as StepKey, instruction }],
    ),
  );
}

const OPTIONAL: ReadonlySet<string> = new Set(['toner', 'eye_cream', 'mask', 'exfoliant']);

/** Whether skin does without a step. */
export const isOptional = (step: string): boolean => OPTIONAL.has(step);

/** "I like that one, another" */
const ANOTHER = /\b(?:another|else|next|like|love|keep)\b/i;

export async function tellOmission(asked: ReadQuestion): Promise<Answer> {
  const routine = await asked.question.facts.routine();
  if (routine.length === 0) return withoutRoutine();
  const inUse = routine.filter(({ leftOut }) => leftOut === null);
  const optional = inUse.filter(({ product }) => OPTIONAL.has(product.step));
  const draft = sayLeftOut(new Draft(), routine);
  const all = [...new Set(optional.map(({ product }) => product.product.name))];
  const isAnother = ANOTHER.test(asked.question.text) && asked.leans;
  const names = isAnother ? all.filter((name) => !asked.conversation.said.includes(name)) : all;
  if (inUse.length > 0)
    draft.cite(
      names.length === 0
        ? `Nothing${inUse.length < routine.length || isAnother ? ' else' : ''}. Your routine holds only steps that earn their place.`
        : `You can leave out ${listOf(names)}. ${names.length === 1 ? 'That step is' : 'These steps are'} optional.`,
      ['aad_steps'],
      'C',
    );
  return draft
    .say(
      `Cleanser, moisturizer and sunscreen do the most.${inUse.length < routine.length ? '' : ' Keep those.'}`,
    )
    .offer('What should I add first?', 'Do I need a toner?')
    .let(...removals(optional.filter(({ product }) => names.includes(product.product.name))))
    .answer();
}

/** The plan of the newest report. */
export async function tellPlan(asked: ReadQuestion): Promise<Answer> {
  const { suggested } = await asked.question.facts.adviser();
  if (suggested === null)
    return new Draft()
      .cite(
        'Start with three steps: a gentle cleanser, a moisturizer, and sunscreen with SPF 30 or more in the morning. After your first scan I can be more precise.',
        ['aad_routine'],
        'A',
      )
      .offer('In which order do steps go?', 'How should I take the photo?')
      .answer();
  const draft = new Draft();
  for (const group of ['morning', 'night', 'weekly'] as const) {
    const lines = Object.entries(suggested[group]).flatMap(([step, { product, instruction, left_out }]) => {
      if (left_out) return [`${capital(stepName(step))}. ${left_out.sentence}`];
      return product === null ? [] : [`${capital(stepName(step))}: ${instruction}`];
    });
    if (lines.length > 0)
      draft.say([`${capital(group)}:`, ...lines].join('\n'), ownFact('The plan in your report'));
  }
  return draft
    .say(suggested.notes.slice(0, 2).join(' '))
    .offer('What should I add first?', 'Why this order?')
    .answer();
}

export async function tellNewProduct(asked: ReadQuestion): Promise<Answer> {
  const { facts } = asked.question;
  const { new_product } = await facts.tonight();
  const draft = new Draft();
  if (new_product)
    draft.say(
      `${new_product.name} is new since ${dayWords(new_product.since, facts)}. You can start something else on ${dayWords(new_product.until, facts)}.`,
      ROUTINE,
    );
  else draft.say('No product of your routine is new, so you can start one now.', ROUTINE);
  return draft
    .cite(
      'One new product at a time, 14 days apart. With two at once nobody can tell which one helped or hurt.',
      ['editorial'],
      'C',
    )
    .offer('How do I patch test?', 'What should I add first?')
    .answer();
}
