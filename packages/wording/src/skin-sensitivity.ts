import type { Preferences, SkinFacts, SkinSensitivityFinding } from '@daylit/contract';
import { fill, otherwise, type Phrase, phraseFor } from './phrase.ts';

type Level = Exclude<SkinSensitivityFinding['skin_sensitivity'], 'cannot_tell'>;
type Reacts = NonNullable<Preferences['reacts']>;

const LEVELS: Partial<Record<Reacts, Level>> = { rarely: 'low', sometimes: 'moderate', often: 'high' };

interface SensitivityFacts {
  level: Level | undefined;
  /** Redness agrees with the answer; null when the photo cannot tell. */
  agrees: boolean | null;
}

/** How sensitivity was found. It is felt and not seen, so only the answer sets the level. */
export const SENSITIVITY_REASONS: readonly Phrase<SensitivityFacts>[] = [
  {
    when: 'not told',
    holds: ({ level }) => level === undefined,
    says: 'A photo can’t show how easily your skin reacts. Tell us how often products sting.',
  },
  {
    when: 'often or sometimes, and the photo is red',
    holds: ({ level, agrees }) => level !== 'low' && agrees === true,
    says: 'You say that products {reacts} sting or redden your skin. The redness here fits.',
  },
  {
    when: 'otherwise',
    holds: otherwise,
    says: 'You say that products {reacts} sting or redden your skin.',
  },
];

/** Sensitivity with its reason. Redness in the photo can support the answer. */
export function skinSensitivity(
  { signs, looksReactive }: Pick<SkinFacts, 'signs' | 'looksReactive'>,
  { reacts }: Preferences,
): SkinSensitivityFinding {
  const level = reacts === undefined ? undefined : LEVELS[reacts];
  const redness = signs.find(({ sign }) => sign === 'redness')?.severity ?? null;
  const agrees = redness === null ? null : level === 'low' ? redness < 1 : looksReactive;
  const explanation = fill(phraseFor(SENSITIVITY_REASONS, { level, agrees }), { reacts: reacts ?? '' });
  if (level === undefined)
    return { skin_sensitivity: 'cannot_tell', explanation, basis: 'none', confidence: 'low' };
  return {
    skin_sensitivity: level,
    explanation,
    basis: agrees === true ? 'answers_and_photo' : 'answers',
    confidence: agrees === true ? 'high' : 'medium',
  };
}
