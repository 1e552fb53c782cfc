import { listOf } from '@daylit/wording';
import { entryOf } from '../knowledge/knowledge.ts';
import type { IngredientClass, LabelledProduct } from '../ports.ts';
import { asksOfProduct } from '../conversation/shown-products.ts';
import { type Answer, type ReadQuestion, Draft, type Person } from './draft.ts';
import { pairRule, verdictOf } from './beside-routine.ts';
import { sayHowOften } from './how-often.ts';
import { leftOutOf } from './pregnancy.ts';
import { stepName } from './routine.ts';
import { graded, ownFact } from './words.ts';

type Part = 'stings' | 'often' | 'what' | 'ingredients' | 'reasons';

/** Which part of the description a question about a product asks for, if for one only. */
const ASKED_FOR: readonly (readonly [part: Part, word: RegExp])[] = [
  ['stings', /\b(stings?|stinging|burns?|burning|tingle|irritat\w+|itch|hurt)\b/],
  ['often', /\b(often|times|when)\b/],
  ['what', /\b(much|cost|price|expensive|budget|cheap|buy)\b/],
  ['ingredients', /\b(in it|ingredients?|contain|made|fragrance|fragrancefree)\b/],
  ['reasons', /\b(why|help|suit|ok|okay|safe|right|work|sensitive)\b/],
];

/** Describes one product: what it is, its ingredients, and the reasons for and against it. */
export async function tellProduct(asked: ReadQuestion, entry: LabelledProduct): Promise<Answer> {
  const part = partOf(asked);
  const draft = new Draft();
  if (asked.isAboutShown && !asksOfProduct(asked.words))
    draft.say('That I do not know of it. This is what I know.');
  if (part === 'stings') return tellWhetherItStings(draft, entry);
  if (part === 'often') await sayHowOften(draft, asked, entry);
  if (part === undefined || part === 'what') await sayWhat(draft, asked, entry);
  const isUnread = part === 'reasons' && entry.label.status === 'missing';
  if (part === undefined || part === 'ingredients' || isUnread)
    sayIngredients(draft, entry, part !== undefined);
  sayBeside(draft, asked, entry);
  if (part === undefined || part === 'reasons') await sayReasons(draft, asked, entry);
  return draft
    .offer(...(asked.person.isMinor ? [] : ['Something cheaper']), 'What do I use tonight?')
    .answer();
}

/** What of a product often stings; whether it does on this skin only a try can tell. */
function tellWhetherItStings(draft: Draft, { product, label }: LabelledProduct): Answer {
  const { name } = product;
  const stinging = label.ingredients.filter(({ classes }) => classes.some((key) => STINGING.has(key)));
  if (label.status === 'missing')
    draft.say(`${name} has no ingredient list that I can read, so I cannot tell.`, CATALOG);
  else if (stinging.length === 0) draft.say(`The list of ${name} names nothing that often stings.`, CATALOG);
  else
    draft.say(
      `It may: ${name} holds ${listOf(stinging.map((one) => one.name.toLowerCase()))}, which can sting, most of all on dry or sore skin.`,
      CATALOG,
    );
  return draft
    .cite(
      'Any product can sting on some skin. Try it on a small place for some days, and stop when it burns.',
      ['aad_patch_test'],
      'C',
    )
    .offer('How do I patch test?', 'My face burns after a product?')
    .answer();
}

const STINGING: ReadonlySet<IngredientClass> = new Set([
  'aha',
  'azelaic',
  'bha',
  'bpo',
  'common_irritant',
  'drying_alcohol',
  'fragrance',
  'retinoid_cosmetic',
  'retinoid_drug',
  'sulfur',
  'vitc_pure',
]);

/** The rule about the product and an ingredient that the question names beside it. */
function sayBeside(
  draft: Draft,
  { question, ingredients }: ReadQuestion,
  { product, label }: LabelledProduct,
): void {
  if (!/\b(?:with|beside|together|after|before)\b/i.test(question.text)) return;
  for (const key of ingredients) {
    const named = entryOf(key)?.ingredient;
    if (!named || label.actives.some((one) => named.classes.includes(one))) continue;
    const rule = pairRule(question.facts.rules, named.classes, label.actives);
    if (rule)
      draft.cite(
        `With ${named.name}: ${verdictOf(rule)} ${rule.reason} ${rule.fix}`,
        rule.sources,
        rule.evidence,
      );
    else draft.say(`No rule that I know speaks against ${product.name} with ${named.name}.`, CATALOG);
  }
}

function partOf({ words, isAboutShown }: ReadQuestion): Part | undefined {
  const plain = words.join(' ');
  const [part] = ASKED_FOR.find(([, word]) => word.test(plain)) ?? [];
  // The name of a product may contain the other words.
  return isAboutShown || part === 'often' ? part : undefined;
}

async function sayWhat(
  draft: Draft,
  { question, person }: ReadQuestion,
  entry: LabelledProduct,
): Promise<void> {
  const { product, step, spf, suits } = entry;
  const routine = await question.facts.routine();
  const place = routine.filter((one) => one.product.product.id === product.id).map(({ daypart }) => daypart);
  draft.say(
    [
      `${product.name} is a ${stepName(step)}${spf === null ? '' : ` with SPF ${spf}`}${suits.length > 0 ? `, made for ${listOf(suits)} skin` : ''}.`,
      costWords(product, person),
      place.length > 0 ? `In your routine: ${listOf(place)}.` : 'It is not in your routine.',
    ].join(' '),
    CATALOG,
  );
}

const CATALOG = ownFact('The product catalog of this server');

export function costWords({ is_sample, price }: LabelledProduct['product'], { isMinor }: Person): string {
  const cost = price === null || isMinor ? null : `$${price.toFixed(2)}`;
  if (is_sample)
    return `It is a sample product, not for sale${cost === null ? '' : `, at a made-up price of ${cost}`}.`;
  return cost === null ? '' : `It costs ${cost}.`;
}

function sayIngredients(draft: Draft, { product, label }: LabelledProduct, isAskedFor: boolean): void {
  if (label.status === 'missing') {
    draft.say(`${product.name} has no ingredient list that I can read, so I cannot judge it.`, CATALOG);
    return;
  }
  const names = label.ingredients.map(({ name }) => name.toLowerCase());
  const fragrance = `Fragrance is ${label.contains.includes('fragrance') ? '' : 'not '}among them.`;
  draft.say(
    isAskedFor
      ? `The list of ${product.name} names ${names.length} ingredients: ${listOf(names)}. ${fragrance}`
      : `Its list names ${names.length} ingredients. First: ${listOf(names.slice(0, 3))}. ${fragrance}`,
    CATALOG,
  );
}

export async function sayReasons(draft: Draft, asked: ReadQuestion, entry: LabelledProduct): Promise<void> {
  const { question, person } = asked;
  const { name } = entry.product;
  const out = leftOutOf(asked, [entry]);
  if (out) {
    draft.say(...out);
    return;
  }
  const adviser = await question.facts.adviser();
  const leftOut = adviser.leftOut(entry);
  if (leftOut) draft.say(`${name}. ${leftOut.sentence}`, ownFact('Your answers'));
  const { reasonsFor, reasonsAgainst } = adviser.advise(entry);
  for (const reason of reasonsAgainst.slice(0, 2))
    draft.say(
      `Against ${name}: ${reason.sentence}${reason.fix === null ? '' : ` ${reason.fix}`}`,
      ...reason.sources.map((source) => graded(source, reason.grade)),
    );
  for (const reason of person.isMinor || leftOut ? [] : reasonsFor.slice(0, 2))
    draft.say(
      `For ${name}: ${reason.sentence}`,
      ...reason.sources.map((source) => graded(source, reason.grade)),
    );
  // No rule can exclude a product whose ingredients are unknown.
  if (entry.label.status !== 'missing' && reasonsAgainst.length === 0)
    draft.say('No rule that I know speaks against it for you.');
}
