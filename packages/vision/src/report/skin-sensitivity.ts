import type { Answers } from '../scan-record.ts';
import { CALM_BELOW, REDNESS_FITS_REACTIVE } from '../thresholds.ts';
import type { Finding } from './measurements.ts';
import type { SkinSensitivityFinding } from './payloads.ts';

type KnownLevel = Exclude<SkinSensitivityFinding['skin_sensitivity'], 'cannot_tell'>;

const LEVEL_OF_REACTIONS: Record<string, KnownLevel> = {
  rarely: 'low',
  sometimes: 'moderate',
  often: 'high',
};

/** Sensitivity is felt, not seen: only the answer sets the level. Redness in the photo can support it. */
export function skinSensitivity(findings: readonly Finding[], { reacts }: Answers): SkinSensitivityFinding {
  const redness = findings.find(({ sign }) => sign === 'redness')?.severity ?? null;
  const seen = redness === null ? null : `redness of ${redness.toFixed(1)} of 5`;
  const level = reacts === undefined ? undefined : LEVEL_OF_REACTIONS[reacts];
  if (!level) {
    const hint = seen === null ? '' : ` The photo shows ${seen}, which can have many reasons.`;
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
  return {
    skin_sensitivity: level,
    explanation: isFitting
      ? `${opening} The photo fits that, with ${seen}.`
      : `${opening} The photo shows ${seen}, which neither supports nor changes that.`,
    basis: isFitting ? 'answers_and_photo' : 'answers',
    confidence: isFitting ? 'high' : 'medium',
  };
}
