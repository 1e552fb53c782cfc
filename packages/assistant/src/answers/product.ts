import type { Product, Sign, StepKey } from '@daylit/contract';
import type { LabelledProduct, Message, ProductAdviser, ProductSearch, Recommendation } from '../ports.ts';
import { WITH_A_PRICE } from '../recognition/inherit.ts';
import { entryOf } from '../knowledge/knowledge.ts';
import { type Answer, type ReadQuestion, Draft } from './draft.ts';
import { classesOfPregnancy } from './pregnancy.ts';
import { isStep, stepName } from './routine.ts';
import { ownFact } from './words.ts';

const MOST = 4;

/** The step whose products can help with a sign. */
const STEP_FOR: Record<Sign, StepKey> = {
  redness: 'moisturizer',
  texture: 'exfoliant',
  lines: 'sunscreen',
  dark_circles: 'eye_cream',
  shine: 'moisturizer',
  tone_evenness: 'sunscreen',
  blemishes: 'cleanser',
  dark_spots: 'sunscreen',
};

/** The requested product, read from a question. */
export interface Wish {
  step: StepKey;
  ingredient: string | undefined;
  /** US dollars. */
  maxPrice: number | null;
  isCheap: boolean;
  noFragrance: boolean;
}

/** The products of the last reply that showed any. */
export const shownIn = (history: readonly Message[]): readonly Product[] =>
  history.findLast(({ products }) => products.length > 0)?.products ?? [];

/** Starts a product search. Members of 13 to 17 are offered nothing. */
export function beginSearch(asked: ReadQuestion): Answer {
  if (asked.person.isMinor)
    return new Draft()
      .say('I suggest no products to buy before 18.')
      .cite(
        'A mild cleanser, a moisturizer and a sunscreen with SPF 30 or more are enough. Look for “fragrance-free” on the pack, and ask a pharmacist about blemishes.',
        ['hales_2025', 'aad_routine'],
        'B',
      )
      .offer('In which order do steps go?', 'How do I patch test?')
      .answer();
  const wish = readWish(asked);
  return new Draft()
    .say(`Let me look at what fits you: ${intentOf(wish)}.`)
    .thenSearch({ product_intent: intentOf(wish), category: wish.step })
    .answer();
}

export function readWish(asked: ReadQuestion): Wish {
  const { words, steps, signs, ingredients, person, before } = asked;
  const shown = shownIn(asked.question.history);
  const has = (...some: string[]): boolean => some.some((word) => words.includes(word));
  const [ingredient] =
    ingredients.length > 0 ? ingredients : steps.length > 0 ? [] : (before?.ingredients ?? []);
  const sign = signs[0] ?? before?.signs[0];
  const goesOn = before?.topic === 'product.find' || has('budget', 'cheaper');
  const shownStep = goesOn ? (shown[0]?.suggested_category ?? shown[0]?.category) : undefined;
  const step =
    steps[0] ??
    (shownStep !== undefined && isStep(shownStep) ? shownStep : undefined) ??
    before?.steps[0] ??
    (ingredient === undefined ? undefined : 'serum') ??
    (sign === undefined ? 'moisturizer' : STEP_FOR[sign]);
  const prices = shown.flatMap(({ price }) => price ?? []);
  const told = WITH_A_PRICE.exec(words.join(' '))?.[1];
  // The first product fits best, so that is the one whose price is too high.
  const [first] = prices;
  const cheaperThan = has('cheaper') && first !== undefined ? first - 0.01 : null;
  return {
    step,
    ingredient: ingredient === 'fragrance' ? undefined : ingredient,
    maxPrice: told === undefined ? cheaperThan : Number(told),
    isCheap: has('budget', 'cheaper'),
    noFragrance:
      has('fragrancefree') ||
      before?.words.includes('fragrancefree') === true ||
      person.avoidsFragrance ||
      ingredient === 'fragrance',
  };
}

function intentOf({ step, ingredient, maxPrice, isCheap, noFragrance }: Wish): string {
  const parts = [
    noFragrance ? 'fragrance-free' : '',
    stepName(step),
    ingredient === undefined ? '' : `with ${entryOf(ingredient)?.ingredient.name ?? ingredient}`,
    maxPrice === null ? (isCheap ? 'at a low price' : '') : `up to $${maxPrice.toFixed(2)}`,
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** Finishes a search: at most four products, the best match first, each with its reason. */
export async function recommend(
  asked: ReadQuestion,
  search: ProductSearch,
  wish: Wish,
): Promise<Recommendation> {
  const adviser = await asked.question.facts.adviser();
  const classes = entryOf(wish.ingredient)?.ingredient.classes ?? [];
  const candidates = asked.person.isMinor ? [] : await asked.question.facts.findForStep(wish.step, classes);
  const used = new Set(adviser.routine.map(({ product }) => product.product.id));
  const fitting = adviser
    .rank(
      candidates.filter(
        (product) => suits(product, wish) && adviser.fits(product) && isOpenTo(asked, product),
      ),
    )
    .filter(({ product }) => !used.has(product.id));
  const ordered = wish.isCheap
    ? fitting.toSorted((a, b) => (a.product.price ?? 999) - (b.product.price ?? 999))
    : fitting;
  const products = ordered.slice(0, MOST).map((entry) => ({
    ...entry.product,
    is_confirmed: false,
    reason: reasonOf(entry, adviser),
  }));
  const draft = new Draft();
  if (products.length === 0)
    draft
      .say(`Nothing that I know fits you: ${search.product_intent}.`)
      .say('Your answers and avoid list decide that. I would rather suggest nothing than the wrong thing.')
      .offer(`Recommend a ${stepName(wish.step)}`, 'What should I add first?');
  else
    draft
      .say(
        `${products.length === 1 ? 'This one fits' : `These ${products.length} fit`} what you told us, the ${wish.isCheap ? 'cheapest' : 'most fitting'} first. Nobody can pay for a place here.`,
        ownFact('The product catalog of this server'),
      )
      .offer(
        ...(wish.isCheap ? [] : ['Something cheaper']),
        'Tell me about the first one',
        'How do I patch test?',
      );
  const { paragraphs, sources, follow_ups, kind } = draft.answer();
  return {
    kind,
    sources,
    follow_ups,
    care: null,
    answeredBy: { place: 'server', model: null, host: null },
    reply: paragraphs.join('\n\n'),
    products,
  };
}

function suits({ product, label }: LabelledProduct, { ingredient, maxPrice, noFragrance }: Wish): boolean {
  if (maxPrice !== null && (product.price === null || product.price > maxPrice)) return false;
  if (noFragrance && (label.status !== 'verified' || label.contains.includes('fragrance'))) return false;
  const classes = entryOf(ingredient)?.ingredient.classes;
  return (
    classes === undefined ||
    label.actives.some((key) => classes.includes(key)) ||
    label.contains.some((key) => classes.includes(key))
  );
}

/** A member who mentions a pregnancy in the chat may have given another answer earlier. */
function isOpenTo({ person, question }: ReadQuestion, { label }: LabelledProduct): boolean {
  const out = classesOfPregnancy(question.facts);
  return !person.isPregnant || !label.contains.some((key) => out.has(key));
}

function reasonOf(entry: LabelledProduct, adviser: ProductAdviser): string {
  const [first, second] = adviser.advise(entry).reasonsFor;
  if (first === undefined) return `A ${stepName(entry.step)} that no rule speaks against.`;
  return [first.sentence, second && second.grade === null ? second.sentence : ''].join(' ').trim();
}
