import type { Identity } from './identity.ts';
import { lengthOf, smoothStep } from './random.ts';

/** Below 1 inside the outline of the face, 1 on it. */
export function outline(identity: Identity, u: number, v: number): number {
  return lengthOf(u / (220 * narrowing(identity, v)), v / 268);
}

/** Factor on the width of the face, which narrows towards the chin. */
function narrowing({ jaw }: Identity, v: number): number {
  if (v <= 20) return 1 - 0.06 * smoothStep(-120, -268, v);
  const down = (v - 20) / 300;
  return 1 - jaw * (0.25 * down + 0.75 * down * down * down * 1.25);
}

function hill(du: number, dv: number, su: number, sv: number): number {
  const squared = (du / su) ** 2 + (dv / sv) ** 2;
  return squared > 9 ? 0 : Math.exp(-squared);
}

/**
 * Height of the face at (u, v), face units towards the camera. It is flattened, so that its shading stays
 * soft.
 */
export function heightAt(identity: Identity, u: number, v: number): number {
  const side = Math.abs(u);
  const round = 1 - (u / (242 * narrowing(identity, v))) ** 2 - (v / 305) ** 2;
  const head = round > 0 ? 150 * Math.sqrt(round) : 0;
  return head + noseHeight(identity, side, v) + eyeHeight(identity, side, v) + mouthHeight(identity, side, v);
}

function noseHeight({ eyeY, noseY, noseHalfWidth, bridge }: Identity, side: number, v: number): number {
  if (side > 130 || v < eyeY - 76 || v > noseY + 80) return 0;
  const base = noseY + 26;
  const down = smoothStep(eyeY - 42, noseY + 6, v);
  const end = 1 - smoothStep(base - 20, base + 9, v + 0.004 * side * side);
  const half = noseHalfWidth * (0.3 + 0.2 * down);
  const ridge =
    bridge *
    (0.22 * smoothStep(eyeY - 74, eyeY - 20, v) + 0.78 * down) *
    Math.exp(-((side / half) ** 2.3)) *
    end;
  const tip = 19 * hill(side, v - noseY - 1, noseHalfWidth * 0.42, 19);
  const wing = 19 * hill(side - noseHalfWidth * 0.7, v - noseY - 11, noseHalfWidth * 0.27, 14);
  return ridge + tip + wing - 3 * hill(side - noseHalfWidth * 1.08, v - noseY - 10, 7, 20);
}

function eyeHeight(
  { eyeX, eyeY, eyeHalfHeight, browY, smile, age, cheekbone }: Identity,
  side: number,
  v: number,
): number {
  const brow = 8 * hill(side - 70, v - browY - 6, 62, 15) + 4 * hill(side, v - browY - 8, 34, 20);
  const socket = 17 * hill(side - eyeX, v - eyeY + 3, 50, 27) + 10 * hill(side - 42, v - eyeY - 2, 20, 26);
  const ball = 12 * hill(side - eyeX, v - eyeY, 36, eyeHalfHeight + 7);
  const bag = (1.5 + 3 * age + 2 * smile) * hill(side - eyeX + 4, v - eyeY - 33, 34, 7);
  const cheek =
    (cheekbone + 3) * hill(side - 124, v - eyeY - 72, 58, 42) + 9 * smile * hill(side - 108, v - 6, 44, 30);
  return brow - socket + ball + bag + cheek - (4 + 3 * age) * hill(side - 138, v - 88, 40, 52);
}

function mouthHeight(identity: Identity, side: number, v: number): number {
  const { noseY, noseHalfWidth, mouthY, mouthHalfWidth, upperLip, lowerLip, chin, age, smile } = identity;
  if (v < noseY - 20) return 0;
  const jaw = 9 * hill(side, v - mouthY + 4, 76, 46) + chin * hill(side, v - 208, 44, 31);
  const lips =
    4.5 * hill(side, v - mouthY + upperLip * 0.6, mouthHalfWidth * 0.7, upperLip * 0.75) +
    7.5 * hill(side, v - mouthY - lowerLip * 0.6, mouthHalfWidth * 0.58, lowerLip * 0.66);
  const dents =
    8 * hill(side, v - mouthY - lowerLip - 17, 46, 11) +
    2.2 * hill(side, v - (noseY + 28 + mouthY - upperLip) / 2, 6.5, 18) +
    5 * hill(side - mouthHalfWidth - 5, v - mouthY, 9, 11);
  // The nasolabial fold: the cheek is higher than the lip.
  const down = Math.max(0, Math.min(1, (v - noseY - 8) / (mouthY - noseY + 8)));
  const from = side - (noseHalfWidth + 6 + (mouthHalfWidth + 14 - noseHalfWidth - 4) * down ** 1.25);
  const ends = smoothStep(noseY, noseY + 26, v) * (1 - smoothStep(mouthY - 4, mouthY + 26, v));
  const fold =
    (1.6 + 3.2 * age + 4.5 * smile) * ends * (Math.exp(-((from / 9) ** 2)) - 0.9 * hill(from - 20, 0, 22, 1));
  return jaw + lips - dents - fold;
}
