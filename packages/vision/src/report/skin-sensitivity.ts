import type { Answers } from '../scan-record.ts';
import { CALM_BELOW, REDNESS_FITS_REACTIVE } from '../thresholds.ts';
import { severityIn } from './measurements.ts';
import type { Finding } from './measurements.ts';
import type { SkinSensitivityFinding } from '@daylit/contract';
import { signInWords } from './words.ts';

type KnownLevel = Exclude<SkinSensitivityFinding['skin_sensitivity'], 'cannot_tell'>;

const LEVEL_OF_REACTIONS: Record<string, KnownLevel> = {
  rarely: 'low',
  sometimes: 'moderate',
  often: 'high',
};

/**
 * Sensitivity is felt and not seen, so only the answer sets the level. Redness in the photo can support it.
 */
export function skinSensitivity(findings: readonly Finding[], { reacts }: Answers): SkinSensitivityFinding {
  const redness = severityIn(findings, 'redness');
  const level = reacts === undefined ? undefined : LEVEL_OF_REACTIONS[reacts];
  if (!level) {
    const hint =
      redness === null || redness < CALM_BELOW
        ? ''
        : ` This one shows ${signInWords('redness', redness)}, which can have many reasons.`;
    return {
      skin_sensitivity: 'cannot_tell',
      explanation: `A photo cannot show how easily your skin stings or reacts, and you have not told us.${hint}`,
      basis: 'none',
      confidence: 'low',
    };
  }
  const opening = `You told us that products ${reacts} make your skin sting or redden.`;
  if (redness === null) {
    const explanation = `${opening} This photo says nothing about it.`;
    return { skin_sensitivity: level, explanation, basis: 'answers', confidence: 'medium' };
  }
  const isFitting = level === 'low' ? redness < CALM_BELOW : redness >= REDNESS_FITS_REACTIVE;
  const seen = `it shows ${signInWords('redness', redness)}`;
  return {
    skin_sensitivity: level,
    explanation: isFitting
      ? `${opening} The photo fits that: ${seen}.`
      : `${opening} The photo does not change that: ${seen}.`,
    basis: isFitting ? 'answers_and_photo' : 'answers',
    confidence: isFitting ? 'high' : 'medium',
  };
}
