import type { Place, Sign, Wish } from '@daylit/contract';
import { careWish } from '@daylit/wording';
import { FORBIDDEN_WORDS } from '../../forbidden-words.ts';
import type { Concern, ConcernKey } from './concern.ts';
import type { CarePlanFacts } from './ports.ts';
import type { Profile } from './profile.ts';
import { severityOf } from './severity-of.ts';
import type { Omission, SlotRequest } from './slot-request.ts';

export type WishSources = Pick<CarePlanFacts, 'condition_notes' | 'goals' | 'issues' | 'preferences'>;

/** The severity "mild". A lower one is not worth a product unless the person names the concern. */
export const WORTH_A_STEP = 2;

/** Longer words of a person's own are not repeated. */
const LONGEST_WORDS = 40;

/** The concerns that an answer about the skin at midday names. */
const NAMED_BY_FEEL = {
  tight: 'dryness',
  shiny_t_zone: 'shine',
  shiny_all_over: 'shine',
} as const satisfies Partial<Record<string, ConcernKey>>;

/** Whose wish a step for a concern answers. Null: neither the person nor the photo names it. */
export function wishFor(concern: Concern, facts: WishSources): Wish | null {
  const named = isNamedIn(facts.issues, concern) ?? isNamedIn(facts.goals, concern);
  if (named !== undefined) {
    // Our own word for what is too long, or for the name of a disease, which a step does not answer.
    const isOurs = named.length > LONGEST_WORDS || FORBIDDEN_WORDS.test(named);
    if (isOurs) return careWish({ of: 'concern', words: concern.name });
    return careWish({ of: facts.issues.includes(named) ? 'concern' : 'goal', words: named });
  }
  const [sign, severity] = strongest(concern, facts);
  if (sign !== undefined && severity >= WORTH_A_STEP)
    return careWish({ of: 'photo', sign, places: placesOf(sign, facts) });
  return wishByFeel(concern, facts);
}

export function isStated(concern: Concern, { issues, goals }: WishSources): boolean {
  return isNamedIn([...issues, ...goals], concern) !== undefined;
}

function isNamedIn(words: readonly string[], { words: pattern }: Concern): string | undefined {
  return words.find((one) => pattern.test(one));
}

function wishByFeel({ key }: Concern, { preferences: { midday_feel } }: WishSources): Wish | null {
  if (midday_feel === undefined || !(midday_feel in NAMED_BY_FEEL)) return null;
  const answer = midday_feel as keyof typeof NAMED_BY_FEEL;
  return NAMED_BY_FEEL[answer] === key ? careWish({ of: 'answer', answer }) : null;
}

function strongest({ signs }: Concern, facts: WishSources): readonly [Sign | undefined, number] {
  const [most] = signs
    .map((sign) => [sign, severityOf(facts, [sign])] as const)
    .toSorted(([, a], [, b]) => b - a);
  return most ?? [undefined, 0];
}

function placesOf(sign: Sign, { condition_notes }: WishSources): readonly Place[] {
  const found = [...condition_notes.key_concerns_identified, ...condition_notes.measurements];
  return found.find((one) => one.sign === sign && one.places !== undefined)?.places ?? [];
}

/** Whose wish a daily step answers. Null for one that neither the person nor the photo calls for. */
export function basicWish(
  { group, step }: Pick<SlotRequest | Omission, 'group' | 'step'>,
  concerns: readonly { concern: Concern; wish: Wish }[],
  { preferences: { reacts } }: WishSources,
  { kind, hasSunscreen }: { kind: Profile['kind']; hasSunscreen: boolean },
): Wish | null {
  const wishOf = (key: ConcernKey) => concerns.find(({ concern }) => concern.key === key)?.wish ?? null;
  switch (step) {
    case 'sunscreen':
      return careWish({ of: 'everybody', step });
    case 'cleanser':
      return careWish({ of: 'everybody', step: group === 'night' && hasSunscreen ? 'evening_wash' : 'wash' });
    case 'moisturizer':
      if (kind === 'sensitive' && reacts === 'often') return careWish({ of: 'answer', answer: 'reacts' });
      return wishOf('dryness') ?? careWish({ of: 'everybody', step });
    case 'mask':
      return wishOf(kind === 'oily' ? 'shine' : 'dryness');
    default:
      return null;
  }
}
