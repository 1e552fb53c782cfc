import type { Identity } from './identity.ts';
import { bump, smoothNoise, smoothStep } from './random.ts';

/** The parts of the mouth at one place, 0 to 1 unless said otherwise. */
export interface Mouth {
  /** How much of the skin the lips cover. */
  cover: number;
  /** Darkness of the line between the lips. */
  seam: number;
  /** Darkness between open lips, and the teeth in it. */
  gap: number;
  teeth: number;
  /** Reflection on the lower lip. */
  wet: number;
  /** Fine folds across the lips, -1 to 1. */
  fold: number;
}

const NO_MOUTH: Mouth = { cover: 0, seam: 0, gap: 0, teeth: 0, wet: 0, fold: 0 };
const mouth: Mouth = { ...NO_MOUTH };

/** The mouth at (u, v). The next call overwrites the result. */
export function mouthAt(identity: Identity, u: number, v: number): Mouth {
  const { mouthY, mouthHalfWidth, upperLip, lowerLip, smile, seed } = identity;
  const along = Math.abs(u) / mouthHalfWidth;
  if (along >= 1.08 || Math.abs(v - mouthY) > 60) return NO_MOUTH;
  const inside = Math.min(1, along);
  const curve = 1 - inside * inside;
  const lift = -15 * smile * inside * inside;
  const wave = 1.6 * Math.cos(inside * 7) * curve;
  const open = 10 * smoothStep(0.35, 1, smile) * Math.max(0, 1 - (inside / 0.82) ** 2);
  const middle = mouthY + lift + wave;
  const bow = 0.8 + 0.26 * Math.exp(-(((inside - 0.17) / 0.13) ** 2)) - 0.14 * inside;
  const top = middle - open * 0.5 - upperLip * bow * curve ** 0.85;
  const bottom = middle + open + lowerLip * curve ** 0.75 * (1 - 0.06 * bump(inside, 0, 0.16, 1));
  const ends = 1 - smoothStep(0.97, 1.08, along);
  const soft = 2.4;
  mouth.cover =
    smoothStep(top - soft, top + soft, v) * (1 - smoothStep(bottom - soft, bottom + soft, v)) * ends;
  mouth.seam = Math.exp(-(((v - middle) / (1.9 + 1.2 * inside)) ** 2)) * (1 - inside ** 6 * 0.6) * ends;
  mouth.gap =
    open > 0.5
      ? smoothStep(middle - open * 0.5 - 1, middle - open * 0.5 + 1, v) *
        (1 - smoothStep(middle + open - 1, middle + open + 1, v))
      : 0;
  const tooth = Math.abs(((Math.abs(u) / 12.5) % 1) - 0.5) * 2;
  mouth.teeth =
    mouth.gap *
    (1 - 0.25 * smoothStep(0.86, 1, tooth)) *
    (1 - 0.75 * smoothStep(0.35, 0.85, inside)) *
    smoothStep(middle + open, middle + open - 5, v);
  mouth.wet = bump(
    u * (1 + 0.2 * smoothNoise(u / 3, v / 12, seed)),
    v - middle - open - lowerLip * 0.42,
    mouthHalfWidth * 0.3,
    lowerLip * 0.16,
  );
  mouth.fold = smoothNoise(u / 2.6, v / 16, seed + 41);
  return mouth;
}
