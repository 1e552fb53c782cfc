import type { Wish } from '@daylit/contract';
import { signInText } from '@daylit/wording';
import type { Concern } from './concern.ts';
import { CONCERNS } from './concerns.ts';
import type { CarePlanFacts } from './ports.ts';
import type { Profile } from './profile.ts';
import { severityOf } from './severity-of.ts';
import { isStated, wishFor, WORTH_A_STEP } from './wishes.ts';

export interface RankedConcern {
  /** Named after its sign that shows most. */
  concern: Concern;
  /** 0 to 5, from the photo. */
  severity: number;
  /** The person's or the photo's. */
  wish: Wish;
}

/** A concern that the person names gains this many points of severity. */
const WEIGHT_OF_WORDS = 2;

/** Weight of a concern that only an answer about the skin at midday names: below every other one. */
const WEIGHT_OF_FEEL = 1;

/** Whether a concern is left out before 18. Lines are. */
export function isForAdults({ key }: Concern): boolean {
  return key === 'lines';
}

/** Concerns that the person or the photo names, the most important first. */
export function rankConcerns(facts: Omit<CarePlanFacts, 'catalogue'>, profile: Profile): RankedConcern[] {
  return CONCERNS.filter((concern) => !(isForAdults(concern) && profile.traits.has('minor')))
    .flatMap((concern) => {
      const wish = wishFor(concern, facts);
      if (wish === null) return [];
      const severity = severityOf(facts, concern.signs);
      const weight = isStated(concern, facts)
        ? severity + WEIGHT_OF_WORDS
        : severity >= WORTH_A_STEP
          ? severity
          : WEIGHT_OF_FEEL;
      return [{ concern: namedAsSeen(concern, facts), severity, weight, wish }];
    })
    .sort((a, b) => b.weight - a.weight)
    .map(({ concern, severity, wish }) => ({ concern, severity, wish }));
}

/** Nobody reads of uneven tone where only dark spots were found. */
function namedAsSeen(concern: Concern, facts: Parameters<typeof severityOf>[0]): Concern {
  const [most] = concern.signs
    .map((sign) => ({ sign, severity: severityOf(facts, [sign]) }))
    .filter(({ severity }) => severity > 0)
    .toSorted((a, b) => b.severity - a.severity);
  return most === undefined ? concern : { ...concern, name: signInText(most.sign) };
}
