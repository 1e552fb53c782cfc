import { blend, scale } from './colour.ts';
import type { Colour, Identity } from './identity.ts';
import { lengthOf, smoothNoise, smoothStep, strands } from './random.ts';

/** Density of a beard at (u, v), 0 to 1. */
export function beardAt(
  { seed, noseY, noseHalfWidth, mouthY, mouthHalfWidth, upperLip, lowerLip, smile }: Identity,
  u: number,
  v: number,
): number {
  const side = Math.abs(u);
  if (v < -70) return 0;
  const ragged = 7 * smoothNoise(u / 13, v / 13, seed + 80);
  const out = Math.max(0, Math.min(1, (side - 58) / 140));
  const cheekLine = mouthY + 12 - 150 * out ** 1.7 - 10 * smile;
  const cheek =
    smoothStep(cheekLine - 9, cheekLine + 22, v + ragged) *
    smoothStep(
      mouthHalfWidth - 26,
      mouthHalfWidth + 8,
      side + ragged * 0.5 + 0.35 * Math.max(0, v - mouthY - 18),
    );
  const chin = smoothStep(mouthY + lowerLip + 14, mouthY + lowerLip + 34, v + ragged * 0.6 - 0.05 * side);
  const lipTop = mouthY - upperLip - 2;
  const moustache =
    smoothStep(noseY + 30, noseY + 44, v + ragged * 0.5 - 0.22 * side) *
    (1 - smoothStep(mouthHalfWidth - 2, mouthHalfWidth + 24, side + ragged)) *
    (1 - smoothStep(lipTop + 4 + 0.42 * side, lipTop + 14 + 0.5 * side, v)) *
    (1 - 0.5 * Math.exp(-((side / 5) ** 2)));
  const lips =
    1 -
    0.97 *
      Math.exp(
        -(
          lengthOf(
            side / (mouthHalfWidth + 2),
            (v - mouthY - (lowerLip - upperLip) / 2) / ((upperLip + lowerLip) * 0.62),
          ) ** 6
        ),
      );
  const wide = side > noseHalfWidth || v > mouthY ? 1 : 0.9;
  return Math.max(cheek, chin, moustache * wide) * lips;
}

/** Paints the hairs of a beard over the skin. `beard` is the option of that name. */
export function paintBeard(
  identity: Identity,
  beard: number,
  u: number,
  v: number,
  lit: number,
  rgb: Colour,
): void {
  const growth = beardAt(identity, u, v);
  if (growth <= 0.01) return;
  const { hair, seed, mouthY } = identity;
  const length = smoothStep(0.15, 0.7, beard);
  const light = 0.3 + 0.95 * lit;
  const colour: Colour = [hair[0] * light, hair[1] * light, hair[2] * light];
  // Hair roots under the skin look like a cool shade.
  scale(rgb, 1 - 0.3 * growth * Math.min(1, beard * 2.5));
  if (length < 1) {
    const dots = smoothStep(0.3, 0.75, smoothNoise(u / 1.25, v / 2, seed + 81) + 0.35 * growth);
    blend(rgb, colour, 0.6 * dots * growth * (1 - length) * Math.min(1, beard * 4));
  }
  if (length <= 0) return;
  const bend = 5 * smoothNoise(u / 26, v / 26, seed + 82);
  const isAboveMouth = v < mouthY && Math.abs(u) < 90;
  const across = isAboveMouth ? v + 0.55 * Math.abs(u) + bend : u * (1 - 0.0011 * (v - 100)) + bend;
  const along = isAboveMouth ? Math.abs(u) : v;
  const hairs = strands(across / 1.15, along, growth * (0.45 + 0.5 * length), seed + 83);
  const clump = 0.75 + 0.35 * smoothNoise(across / 6, along / 30, seed + 85);
  blend(
    rgb,
    [colour[0] * clump, colour[1] * clump, colour[2] * clump],
    Math.min(0.96, growth * length * (0.68 * length + 0.4 * hairs)),
  );
  const glint = smoothStep(0.5, 0.9, smoothNoise(across / 1.3, along / 22, seed + 86)) * length * growth;
  blend(rgb, [0.12 * light, 0.11 * light, 0.1 * light], 0.16 * glint);
}
