import type { Product, Sign, StepKey } from '@daylit/contract';
import { withOneWordEach } from '../recognition/synonyms.ts';
import { slotOf } from '../recognition/slots.ts';
import type { Slots } from '../recognition/slots.ts';

/** The products that somebody asks for. */
export interface Wish {
  step: StepKey;
  ingredient: string | undefined;
  /** US dollars. */
  maxPrice: number | null;
  isCheap: boolean;
  /** For less than what the member has. */
  isCheaper: boolean;
  /** Keys of ingredients that it may not hold. */
  without: readonly string[];
  feel: 'light' | 'rich' | null;
  /** Tinted, or without the filters that leave a white film. */
  noWhiteCast: boolean;
  /** What no ingredient list tells. */
  untold: readonly string[];
  /** Ids of products that were shown and are not wanted again. */
  notAgain: readonly string[];
}

/** The step whose products can help with a sign. */
export const STEP_FOR: Record<Sign, StepKey> = {
  redness: 'moisturizer',
  texture: 'exfoliant',
  lines: 'sunscreen',
  dark_circles: 'eye_cream',
  shine: 'moisturizer',
  tone_evenness: 'sunscreen',
  blemishes: 'cleanser',
  dark_spots: 'sunscreen',
};

const PRICE =
  /\b(?:under|below|less than|cheaper than|max(?:imum)?|up to|not more than|for) \$? ?(\d{1,3})\b/;
const CHEAPER =
  /\b(?:cheaper|less expensive|more cheap|lower price|more affordable|too (?:expensive|pricey|costly|dear)|too much money|costs? too much|(?:cant|cannot|can not) afford (?:it|that|this|them)?)\b/;
const BUDGET = /\b(?:cheap|cheapest|affordable|inexpensive|low cost|on a budget|drugstore|budget)\b/;
const LIGHT =
  /\b(?:lighter|lightest|light|thinner|less (?:greasy|heavy|rich|sticky|oily)|not (?:so |too )?(?:greasy|heavy|rich|sticky|oily)|too (?:heavy|rich|greasy|sticky|thick)|oil free|(?<=^(?:(?:and|but|ok|so) )*)for (?:my )?(?:oily|shiny|greasy) skin)\b/;
const RICH =
  /\b(?:richer|richest|rich|thicker|heavier|creamier|more (?:moisturi[sz]ing|nourishing)|too (?:light|thin)|(?<=^(?:(?:and|but|ok|so) )*)for (?:my )?(?:very )?dry skin)\b/;
const NO_CAST =
  /\b(?:no |without (?:a |the |any )?)?white ?(?:cast|film|residue)\b|\btinted\b|\bnot (?:so )?white\b/;
/** What the lists of a catalogue do not tell. */
const UNTOLD = /\b(?:vegan|cruelty free|organic|halal|kosher|korean|recyclable|plastic free|refillable)\b/g;
const WITHOUT =
  /\b(?:without|no|free of|not with|minus) (?:any |the |added |drying )*([a-z]+)(?: peroxide| acid| oils?)?\b|\b([a-z]+) ?free\b/g;
/** What refers to the last list by itself, whatever was asked since. */
const OTHERS =
  /\b(?:others?|another|different|more (?:options|of them|products)|(?:they|we) (?:dont|do not) (?:have|sell) (?:it|that|this|them|those|any of (?:them|those))(?: here)?|(?:it|that|this|they) (?:is|are) (?:not available|sold out)|i (?:cant|cannot) (?:find|get) (?:it|that|this|them|those)(?: here)?)\b/;

/** What a message may say beside its limits, and still be only a narrowing. */
const BESIDE =
  /\b(?:and|but|so|ok|okay|then|please|pls|maybe|rather|well|hm|also|just|something|anything|one|ones|some|any|a|an|is|are|it|there|do|you|have|got|show|me|give|i|want|need|would|like|prefer|with|the|instead|dollars?|bucks?|usd|euros?|that|thats|of|be|should|must|products?|too|for|less|more|can|get|find|what|about|how)\b/g;

/** The limits that a message sets, in plain words. */
type Limits = Omit<Wish, 'step' | 'ingredient' | 'notAgain'> & { others: boolean };

function readLimits(plain: string, spoken: string): Limits {
  const price = PRICE.exec(plain)?.[1];
  const withouts = [...spoken.matchAll(WITHOUT)].flatMap(([, one, other]) => one ?? other ?? []);
  const isCheaper = CHEAPER.test(plain) || /\bcheaper\b/.test(spoken);
  return {
    maxPrice: price === undefined ? null : Number(price),
    isCheaper,
    isCheap: isCheaper || BUDGET.test(plain) || /\bbudget\b/.test(spoken),
    without: [
      ...new Set([
        ...withouts.filter((word) => slotOf(word) === '{ingredient}'),
        ...(/\bfragrancefree\b/.test(spoken) ? ['fragrance'] : []),
      ]),
    ],
    feel: LIGHT.test(plain) ? 'light' : RICH.test(plain) ? 'rich' : null,
    noWhiteCast: NO_CAST.test(plain),
    untold: [...plain.matchAll(UNTOLD)].map(([word]) => word),
    others: OTHERS.test(plain),
  };
}

const isEmpty = (limits: Limits): boolean =>
  limits.maxPrice === null &&
  !limits.isCheap &&
  limits.without.length === 0 &&
  limits.feel === null &&
  !limits.noWhiteCast &&
  limits.untold.length === 0 &&
  !limits.others;

/** Whether a message asks for other products than those that were listed, and says nothing else. */
export const wantsOthers = (plain: string): boolean => OTHERS.test(plain) && onlyNarrows(plain);

/** Whether a message sets limits and says nothing else: "something lighter, under 20". */
export function onlyNarrows(plain: string): boolean {
  if (isEmpty(readLimits(plain, withOneWordEach(plain)))) return false;
  const left = [PRICE, CHEAPER, BUDGET, LIGHT, RICH, NO_CAST, UNTOLD, OTHERS]
    .reduce((text, limit) => text.replaceAll(new RegExp(limit, 'g'), ' '), plain)
    .replaceAll(
      /\b(?:without|no|free of|not with|minus) (?:any |the |added |drying )*[a-z]+(?: peroxide| acid| oils?)?\b|\b[a-z]+ ?free\b/g,
      ' ',
    )
    .replaceAll(BESIDE, ' ')
    .replaceAll(/[^a-z]/g, '');
  return left === '';
}

/** What a wish may be read from beside the message itself. */
interface Ground {
  wish: Wish | null;
  shown: readonly Product[];
  /** The number of the product that is spoken of. */
  chosen: number | null;
  /** The step that the conversation is about. */
  step: StepKey | undefined;
}

/** The wish of a message; what it leaves open comes from the wish before it, where it only narrows that. */
export function readWish(
  { plain, spoken, goesOn }: { plain: string; spoken: string; goesOn: boolean },
  { steps, ingredients, signs }: Slots,
  { wish, shown, chosen, step }: Ground,
): Wish {
  const { others, ...limits } = readLimits(plain, spoken);
  const [sign] = signs;
  const isSame = goesOn && wish !== null && (steps[0] ?? wish.step) === wish.step;
  const before = isSame ? wish : null;
  const unwanted = new Set(['fragrance', ...limits.without, ...(before?.without ?? [])]);
  const named = ingredients.find((key) => !unwanted.has(key));
  // The first product fits best, so that is the one whose price is too high.
  const price = (shown[chosen ?? 0] ?? shown[0])?.price ?? null;
  const cheaperThan = limits.isCheaper && goesOn && price !== null ? price - 0.01 : null;
  return {
    step:
      steps[0] ??
      before?.step ??
      (goesOn ? step : undefined) ??
      (named === undefined ? undefined : 'serum') ??
      (sign === undefined ? (step ?? 'moisturizer') : STEP_FOR[sign]),
    ingredient: named ?? (steps.length > 0 ? undefined : before?.ingredient),
    maxPrice: limits.maxPrice ?? cheaperThan ?? before?.maxPrice ?? null,
    isCheap: limits.isCheap,
    isCheaper: limits.isCheaper,
    without: [...new Set([...(before?.without ?? []), ...limits.without])],
    feel: limits.feel ?? before?.feel ?? null,
    noWhiteCast: limits.noWhiteCast || before?.noWhiteCast === true,
    untold: limits.untold,
    notAgain: others && goesOn ? shown.map(({ id }) => id) : [],
  };
}
