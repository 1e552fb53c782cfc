import { signInText } from '@daylit/wording';
import type { Concern, ConcernKey } from './concern.ts';
import { CONCERNS } from './concerns.ts';
import type { CarePlanFacts } from './ports.ts';
import type { Profile } from './profile.ts';
import { severityOf } from './severity-of.ts';

export interface RankedConcern {
  /** Named after its sign that shows most. */
  concern: Concern;
  /** 0 to 5, from the photo. */
  severity: number;
  /** True when the photo or the person names it; false when only the skin type suggests it. */
  isSeen: boolean;
}

/** The severity "mild". A lower one is not worth a product unless the person names the concern. */
const WORTH_A_STEP = 2;

/** A concern that the person names gains this many points of severity. */
const WEIGHT_OF_WORDS = 2;

/** Weight of a concern that only the skin type suggests: below every measured or stated one. */
const WEIGHT_OF_TYPE = 1;

/** Whether a concern is left out before 18. Lines are. */
export function isForAdults({ key }: Concern): boolean {
  return key === 'lines';
}

/** Concerns worth a step, the most important first. */
export function rankConcerns(facts: Omit<CarePlanFacts, 'catalogue'>, profile: Profile): RankedConcern[] {
  const stated = [...facts.issues, ...facts.goals];
  return CONCERNS.filter((concern) => !(isForAdults(concern) && profile.traits.has('minor')))
    .map((concern) => {
      const severity = severityOf(facts, concern.signs);
      const isStated = stated.some((words) => concern.words.test(words));
      const seen = severity >= WORTH_A_STEP ? severity : 0;
      const weight = isStated
        ? severity + WEIGHT_OF_WORDS
        : Math.max(seen, weightOfType(concern.key, profile));
      return { concern, severity, weight, isSeen: isStated || seen > 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ concern, severity, isSeen }) => ({ concern: namedAsSeen(concern, facts), severity, isSeen }));
}

/** Nobody reads of uneven tone where only dark spots were found. */
function namedAsSeen(concern: Concern, facts: Parameters<typeof severityOf>[0]): Concern {
  const [most] = concern.signs
    .map((sign) => ({ sign, severity: severityOf(facts, [sign]) }))
    .filter(({ severity }) => severity > 0)
    .toSorted((a, b) => b.severity - a.severity);
  return most === undefined ? concern : { ...concern, name: signInText(most.sign) };
}

function weightOfType(key: ConcernKey, { kind }: Profile): number {
  const suggested = { dry: 'dryness', oily: 'shine', combination: 'shine' } as Partial<
    Record<string, ConcernKey>
  >;
  return suggested[kind] === key ? WEIGHT_OF_TYPE : 0;
}
