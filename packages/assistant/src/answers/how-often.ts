import { listOf } from '@daylit/wording';
import type { IngredientClass, LabelledProduct } from '../ports.ts';
import type { Entry } from '../knowledge/entry.ts';
import { ENTRIES, INGREDIENTS } from '../knowledge/knowledge.ts';
import { HOW_OFTEN } from '../recognition/aspects.ts';
import { sentencesAbout } from './aspect.ts';
import type { ReadQuestion, Draft, Person } from './draft.ts';
import { leftOutOf } from './pregnancy.ts';
import { ROUTINE } from './routine.ts';
import { STEP_ENTRIES } from '../knowledge/step-entries.ts';

/** How often a product is used: the days of the member’s week, and what is known about its kind. */
export async function sayHowOften(
  draft: Draft,
  asked: ReadQuestion,
  product: LabelledProduct,
): Promise<void> {
  const out = leftOutOf(asked, [product]);
  if (out) return void draft.say(...out);
  const { uses } = await asked.question.facts.tonight();
  const days = uses.find((use) => use.product.id === product.product.id)?.days ?? [];
  if (days.length > 0) draft.say(`In your routine: ${listOf(days)}.`, ROUTINE);
  const told = toldOf(product, asked.person);
  if (told) draft.cite(told.words, told.entry.sources, told.entry.grade);
  else draft.say('My sources do not say how often. The pack does.');
}

/** What makes skin burn faster in the sun. */
const FOR_THE_NIGHT: ReadonlySet<IngredientClass> = new Set(['aha', 'retinoid_cosmetic', 'retinoid_drug']);
/** What skin has to get used to. */
const STRONG: ReadonlySet<IngredientClass> = new Set([
  ...FOR_THE_NIGHT,
  'azelaic',
  'bha',
  'bpo',
  'scrub',
  'sulfur',
  'vitc_pure',
]);

/** Why a product is used at its time, and as often. */
export function sayWhyThen(draft: Draft, { product, label, step }: LabelledProduct): void {
  const why: string[] = [];
  if (step === 'sunscreen') why.push('Light is there every day, and a layer wears off within hours.');
  if (label.actives.some((one) => STRONG.has(one)))
    why.push(`Skin gets used to ${product.name} slowly: more often irritates, and helps no faster.`);
  if (label.actives.some((one) => FOR_THE_NIGHT.has(one)))
    why.push('It belongs to the night, because skin burns faster in the sun with it.');
  if (why.length > 0) draft.cite(why.join(' '), ['general_knowledge'], 'C');
  else draft.say(`Nothing in ${product.name} is strong, so your skin decides when and how often.`);
}

/** Sentences about something that is not for every day. */
const IS_LIMITED = /\b(a week|every other)\b/;

/** What limits an ingredient counts more than the kind of the product. */
function toldOf({ label, step }: LabelledProduct, person: Person) {
  const ofActives = [...INGREDIENTS.values()].filter(({ ingredient }) =>
    ingredient.classes.some((one) => label.actives.includes(one)),
  );
  const actives = ofActives.map((entry) => toldBy(entry, person));
  const ofStep = ENTRIES.get(STEP_ENTRIES[step]);
  return [
    ...actives.filter(({ words }) => IS_LIMITED.test(words)),
    ...(ofStep ? [toldBy(ofStep, person)] : []),
    ...actives,
  ].find(({ words }) => words !== '');
}

function toldBy(entry: Entry, person: Person): { entry: Entry; words: string } {
  const words = sentencesAbout(HOW_OFTEN, entry, person).join(' ');
  return {
    entry,
    words: words !== '' && entry.ingredient ? `It holds ${entry.ingredient.name}. ${words}` : words,
  };
}
