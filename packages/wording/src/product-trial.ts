import { SIGN_NAMES, type ProductTrialResult, type Sign } from '@daylit/contract';
import { fill, listOf, otherwise, type Phrase, phraseFor, type Words } from './phrase.ts';
import { arePlural, signInText } from './signs.ts';

/** The result of comparing the first with the last scans. */
export interface ProductTrialFacts extends Pick<ProductTrialResult, 'outcome'> {
  sign: Sign;
  /** Whether the sign was the highest one when it was chosen. */
  isHighest: boolean;
  weeks: number;
  /** Names of products that came into the routine or went out of it since the start. */
  added: readonly string[];
  removed: readonly string[];
  /** Why nothing is compared; null where something is. */
  obstacle: 'no_last_scan' | 'sign_lost' | 'photos_differ' | null;
  /** Whether larger differences between the photos let only larger changes count. */
  isRough: boolean;
  /** Number of first and last scans that were compared. */
  scans: number;
  /** Why the photos are not comparable or only roughly, one sentence. */
  reason: string | null;
}

/** The result in one line. */
export const VERDICTS: readonly Phrase<ProductTrialFacts>[] = [
  {
    when: 'no last scan',
    holds: ({ obstacle }) => obstacle === 'no_last_scan',
    says: 'Without a last scan there is no answer.',
  },
  {
    when: 'sign lost',
    holds: ({ obstacle }) => obstacle === 'sign_lost',
    says: 'We can’t judge {sign} in your last photo.',
  },
  {
    when: 'not comparable',
    holds: ({ obstacle }) => obstacle === 'photos_differ',
    says: 'These photos can’t be compared.',
  },
  {
    when: 'less visible',
    holds: ({ outcome }) => outcome === 'less_visible',
    says: 'Less visible, and by more than chance.',
  },
  {
    when: 'more visible',
    holds: ({ outcome }) => outcome === 'more_visible',
    says: 'More visible, and by more than chance.',
  },
  { when: 'no measurable change', holds: otherwise, says: 'No measurable change.' },
];

/** What the comparison says about the sign. */
export const SAYS: readonly Phrase<ProductTrialFacts>[] = [
  {
    when: 'nothing is compared',
    holds: ({ obstacle }) => obstacle !== null,
    says: 'These scans say nothing about a change in {sign}.',
  },
  {
    when: 'less visible',
    holds: ({ outcome }) => outcome === 'less_visible',
    says: '{Sign} {are} less visible than {weeks} weeks ago.',
  },
  {
    when: 'more visible',
    holds: ({ outcome }) => outcome === 'more_visible',
    says: '{Sign} {are} more visible than {weeks} weeks ago.',
  },
  { when: 'no measurable change', holds: otherwise, says: 'We measured no change in {sign}.' },
];

/** What else changed, as far as the routine shows it. When a product went out is not known. */
export const ROUTINE: readonly Phrase<ProductTrialFacts>[] = [
  {
    when: 'added and removed',
    holds: ({ added, removed }) => added.length > 0 && removed.length > 0,
    says: 'Your care plan changed too: {added} came in, and {removed} went out.',
  },
  {
    when: 'added',
    holds: ({ added }) => added.length > 0,
    says: 'Your care plan changed too: {added} came in.',
  },
  {
    when: 'removed',
    holds: ({ removed }) => removed.length > 0,
    says: 'Your care plan changed too: {removed} went out.',
  },
  {
    when: 'as it was',
    holds: otherwise,
    says: 'Apart from this, your care plan has the same products as at the start.',
  },
];

/** The statement that a comparison shows no cause. */
export const NO_CAUSE: readonly Phrase<ProductTrialFacts>[] = [
  {
    when: 'nothing is compared',
    holds: ({ obstacle }) => obstacle !== null,
    says: 'That the product did nothing, or that it did anything.',
  },
  {
    when: 'no measurable change',
    holds: ({ outcome }) => outcome === 'no_measurable_change',
    says: 'That the product did nothing. A small change does not show in photos.',
  },
  {
    when: 'a change',
    holds: otherwise,
    says: 'That the product did it. Season, sun or sleep can do the same.',
  },
];

/** The statement that one trial is a single case. */
export const ONE_TRY = 'That it would be so again, or for anybody else. This is one person and one try.';

/** The effect of chance on high readings. */
export const CHANCE: readonly Phrase<ProductTrialFacts>[] = [
  {
    when: 'the highest sign was chosen',
    holds: ({ isHighest }) => isHighest,
    says: 'That it was more than chance alone: you chose your highest sign, and high readings tend to fall a little by themselves.',
  },
  {
    when: 'another sign was chosen',
    holds: otherwise,
    says: 'That chance had no part. High readings tend to fall a little by themselves.',
  },
];

/** How well the scans can be compared. */
export const COMPARED: readonly Phrase<ProductTrialFacts>[] = [
  {
    when: 'no last scan',
    holds: ({ obstacle }) => obstacle === 'no_last_scan',
    says: 'No scan of the last days shows {sign} well enough.',
  },
  {
    when: 'sign lost',
    holds: ({ obstacle }) => obstacle === 'sign_lost',
    says: 'The report of that scan says why.',
  },
  { when: 'a reason', holds: ({ obstacle }) => obstacle !== null, says: '{reason}' },
  {
    when: 'roughly',
    holds: ({ isRough }) => isRough,
    says: 'The {scans} scans can be compared roughly, so only a larger change counts.',
  },
  { when: 'comparable', holds: otherwise, says: 'All {scans} scans can be compared with each other.' },
];

/** The result of a product trial in words. What it does not say always has three sentences. */
export function productTrialResult(
  facts: ProductTrialFacts,
): Pick<ProductTrialResult, 'verdict' | 'compared' | 'says' | 'does_not_say'> {
  const words: Words = {
    sign: signInText(facts.sign),
    are: arePlural([facts.sign]) ? 'are' : 'is',
    weeks: String(facts.weeks),
    added: listOf(facts.added),
    removed: listOf(facts.removed),
    scans: String(facts.scans),
    reason: facts.reason ?? 'The photos differ too much.',
  };
  const say = (table: readonly Phrase<ProductTrialFacts>[]): string => fill(phraseFor(table, facts), words);
  return {
    verdict: say(VERDICTS),
    compared: say(COMPARED),
    says: [say(SAYS), say(ROUTINE)],
    does_not_say: [say(NO_CAUSE), ONE_TRY, say(CHANCE)],
  };
}

/** Why a scan does not count, and what to do. */
export const NOT_COUNTED = {
  sign_lost: 'We can’t judge {sign} in your last photo, so it does not count. Please scan again.',
  photos_differ: 'Your last photo does not count. {reason} Please scan again, as you did the first time.',
} as const;

/**
 * Why a scan does not count. `reason`: why the photo cannot be compared; null when it cannot tell the sign.
 */
export function uncountedProductTrialScan(sign: Sign, reason: string | null): string {
  return reason === null
    ? fill(NOT_COUNTED.sign_lost, { sign: signInText(sign) })
    : fill(NOT_COUNTED.photos_differ, { reason });
}

const WEEKS: Record<Sign, string> = {
  redness: '8 weeks are',
  texture: '8 weeks are',
  lines: '12 weeks or more are',
  dark_circles: '8 weeks are',
  shine: '4 to 6 weeks are',
  tone_evenness: '8 to 12 weeks are',
  blemishes: '8 to 12 weeks are',
  dark_spots: '8 to 12 weeks are',
};

/** How long a change usually takes. */
export const USUAL_WEEKS = '{weeks} usual before {sign} can be judged.';

/** The names of a sign, and how long its change usually takes. */
export function productTrialSign(sign: Sign): {
  concern_name: string;
  sign_in_text: string;
  usual_weeks: string;
} {
  const sign_in_text = signInText(sign);
  return {
    concern_name: SIGN_NAMES[sign],
    sign_in_text,
    usual_weeks: fill(USUAL_WEEKS, { weeks: WEEKS[sign], sign: sign_in_text }),
  };
}
