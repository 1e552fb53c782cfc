import { CENTRES, KINDS, SCALES, WEIGHTS } from './blob-weights.gen.ts';
import { FEATURES } from './blob-features.ts';

/** Numbers of a linear form over the features: one for each and a constant. */
const TERMS = FEATURES + 1;

const scores = new Float64Array(KINDS.length);

/** How likely a blob is a blemish and how likely a dark spot, 0 to 1 each; the rest is pores, folds, hair, shade or noise. */
export interface Likeness {
  blemish: number;
  spot: number;
}

/** The classifier: a logistic regression over the kinds that it was trained on, of which all but two are kinds of blemish. */
export function likenessOf(features: Float64Array): Likeness {
  let most = 0;
  for (let kind = 0; kind < KINDS.length; kind++) {
    let score = 0;
    if (kind > 0) {
      const from = (kind - 1) * TERMS;
      score = WEIGHTS[from + FEATURES]!;
      for (let i = 0; i < FEATURES; i++)
        score += WEIGHTS[from + i]! * ((features[i]! - CENTRES[i]!) / SCALES[i]!);
    }
    scores[kind] = score;
    if (score > most) most = score;
  }
  let all = 0;
  for (let kind = 0; kind < KINDS.length; kind++) {
    scores[kind] = Math.exp(scores[kind]! - most);
    all += scores[kind]!;
  }
  const nothing = scores[KINDS.indexOf('nothing')]! / all;
  const spot = scores[KINDS.indexOf('dark_spot')]! / all;
  return { blemish: Math.max(0, 1 - nothing - spot), spot };
}
