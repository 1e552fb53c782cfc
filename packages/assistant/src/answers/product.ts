import type { Product } from '@daylit/contract';
import { listOf } from '@daylit/wording';
import { stepOf } from '../conversation/wish-of-turn.ts';
import { readWish, type Wish } from '../conversation/wish.ts';
import { plainText } from '../recognition/plain-text.ts';
import type { LabelledProduct, Message, ProductAdviser, ProductSearch, Recommendation } from '../ports.ts';
import { entryOf } from '../knowledge/knowledge.ts';
import { type Answer, type ReadQuestion, Draft } from './draft.ts';
import { holds } from './holds.ts';
import { ownFor } from './own-product.ts';
import { classesOfPregnancy } from './pregnancy.ts';
import { stepName } from './routine.ts';
import { ownFact } from './words.ts';

const MOST = 4;

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
  const wish = wishOf(asked);
  const untold =
    wish.untold.length > 0 ? `No list tells me what is ${listOf(wish.untold)}: only the pack does. ` : '';
  return new Draft()
    .say(`${untold}Let me look at what fits you: ${intentOf(wish)}.`)
    .thenSearch({ product_intent: intentOf(wish), category: wish.step })
    .answer();
}

/** The wish of a question; what it wants is read again where a model searches. */
export function wishOf(asked: ReadQuestion): Wish {
  const { words, conversation, question, person } = asked;
  const said = { plain: plainText(question.text), spoken: words.join(' '), goesOn: asked.leans };
  const wish = asked.wish ?? readWish(said, asked, { ...conversation, step: stepOf(conversation) });
  return person.avoidsFragrance ? { ...wish, without: [...new Set([...wish.without, 'fragrance'])] } : wish;
}

function intentOf({ step, ingredient, maxPrice, isCheap, without, feel, noWhiteCast }: Wish): string {
  const others = without.filter((key) => key !== 'fragrance').map(nameOf);
  const parts = [
    without.includes('fragrance') ? 'fragrance-free' : '',
    feel ?? '',
    stepName(step),
    noWhiteCast ? 'without a white cast' : '',
    others.length > 0 ? `without ${listOf(others, 'or')}` : '',
    ingredient === undefined ? '' : `with ${nameOf(ingredient)}`,
    maxPrice === null ? (isCheap ? 'at a low price' : '') : `up to $${maxPrice.toFixed(2)}`,
  ];
  return parts.filter((part) => part !== '').join(' ');
}

const nameOf = (key: string): string => entryOf(key)?.ingredient.name ?? key;

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
  const own = await ownWanted(asked, wish);
  const below = wish.isCheaper ? (own?.product.price ?? Infinity) : Infinity;
  const fitting = adviser
    .rank(
      candidates.filter(
        (one) =>
          suits(one, wish) && (one.product.price ?? 0) < below && adviser.fits(one) && isOpenTo(asked, one),
      ),
    )
    .filter(({ product }) => !used.has(product.id) && !wish.notAgain.includes(product.id));
  const ordered = wish.isCheap
    ? fitting.toSorted((a, b) => (a.product.price ?? 999) - (b.product.price ?? 999))
    : fitting;
  const products = ordered.slice(0, MOST).map((entry) => ({
    ...entry.product,
    is_confirmed: false,
    reason: reasonOf(entry, adviser),
  }));
  const draft = new Draft();
  if (products.length === 0 && wish.isCheaper) sayNoneCheaper(draft, wish, own);
  else if (products.length === 0)
    draft
      .say(`Nothing that I know fits you: ${search.product_intent}.`)
      .say('Your answers and avoid list decide that. I would rather suggest nothing than the wrong thing.')
      .offer(`Recommend a ${stepName(wish.step)}`, 'What should I add first?');
  else
    draft
      .say(besideOwn(own, wish, products))
      .say(
        products.length === 1
          ? 'This one fits what you told us. Nobody can pay for a place here.'
          : `These ${products.length} fit what you told us, the ${wish.isCheap ? 'cheapest' : 'most fitting'} first. Nobody can pay for a place here.`,
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

/** What the member has for a wish. What holds something else is no reason against one for an ingredient. */
async function ownWanted(asked: ReadQuestion, wish: Wish): Promise<LabelledProduct | undefined> {
  const wanted = entryOf(wish.ingredient)?.ingredient;
  const own = await ownFor(wish.step, asked);
  return own.find(({ label }) => !wanted || holds(label, wanted));
}

/** "Something cheaper", where nothing is: than the product that the member has, or than what was shown. */
function sayNoneCheaper(draft: Draft, { step, maxPrice }: Wish, own: LabelledProduct | undefined): void {
  const name = stepName(step);
  const none = `No other ${name} that I know and that fits you costs`;
  const isBelowShown = maxPrice !== null && maxPrice < (own?.product.price ?? Infinity);
  draft
    .say(
      isBelowShown
        ? `${none} $${maxPrice.toFixed(2)} or less.`
        : `${own ? `${costOfOwn(own)} ` : ''}${none} less.`,
      ownFact('The product catalog of this server'),
    )
    .offer(`Recommend a ${name}`, 'What do I use tonight?');
}

const costOfOwn = ({ product: { name, price } }: LabelledProduct): string =>
  price === null ? `You have ${name}.` : `You have ${name}, at $${price.toFixed(2)}.`;

/** What the member has for the same step, and what it costs beside these. */
function besideOwn(mine: LabelledProduct | undefined, wish: Wish, products: readonly Product[]): string {
  if (!mine) return '';
  const { product } = mine;
  const isLimited = wish.without.length > 0 || wish.feel !== null || wish.noWhiteCast;
  const does = suits(mine, { ...wish, maxPrice: null }) ? 'fits that, too' : 'does not fit that';
  if (isLimited && !wish.isCheap) return `You have ${product.name}, which ${does}.`;
  if (!wish.isCheap || product.price === null) return `You have ${product.name} already.`;
  const { price } = product;
  const cheaper = products.filter((one) => one.price !== null && one.price < price).length;
  const cost = costOfOwn(mine);
  return cheaper === 0
    ? `${cost} None of these costs less, so you need none for the price.`
    : `${cost} ${cheaper === products.length ? (cheaper === 1 ? 'This one costs less.' : 'All of these cost less.') : `The first ${cheaper === 1 ? 'one costs' : `${cheaper} cost`} less.`}`;
}

function suits({ product, label, suits: made }: LabelledProduct, wish: Wish): boolean {
  const { ingredient, maxPrice, without, feel, noWhiteCast } = wish;
  if (maxPrice !== null && (product.price === null || product.price > maxPrice)) return false;
  if (
    without.length > 0 &&
    (label.status !== 'verified' || without.some((key) => holds(label, namedBy(key))))
  )
    return false;
  if (feel === 'light' && !(made.includes('oily') || made.includes('combination'))) return false;
  if (feel === 'rich' && (!made.includes('dry') || made.includes('oily'))) return false;
  const leavesWhite = label.contains.includes('sunscreen_mineral') && !label.contains.includes('iron_oxides');
  if (noWhiteCast && leavesWhite) return false;
  return ingredient === undefined || entryOf(ingredient) === undefined || holds(label, namedBy(ingredient));
}

const namedBy = (key: string) => entryOf(key)?.ingredient ?? { classes: [] };

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
