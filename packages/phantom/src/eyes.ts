import { blend, brighten, scale } from './colour.ts';
import type { Colour, Identity } from './identity.ts';
import { bump, cellRandom, lengthOf, smoothNoise, smoothStep } from './random.ts';

const IRIS = 17.5;
const PUPIL = 6.6;
const WHITE: Colour = [0.6, 0.56, 0.535];
const CARUNCLE: Colour = [0.42, 0.2, 0.17];

/**
 * Paints lids, lashes and eyeballs over the skin. `lit` is the incident light, about 0 to 1; `liner` is
 * make-up, 0 to 1.
 */
export function paintEyes(
  identity: Identity,
  u: number,
  v: number,
  lit: number,
  liner: number,
  rgb: Colour,
): void {
  const { eyeX, eyeY, eyeHalfWidth, eyeHalfHeight, eyeTilt, seed } = identity;
  const outward = Math.abs(u) - eyeX;
  const along = outward / eyeHalfWidth;
  if (Math.abs(along) >= 1.3) return;
  const down = v - eyeY + eyeTilt * along;
  if (Math.abs(down) > 44) return;
  const inside = Math.min(1, Math.abs(along));
  const curve = 1 - inside * inside;
  const upper = -eyeHalfHeight * 1.08 * curve ** 0.8 * (1 - 0.1 * along);
  const lower = eyeHalfHeight * 0.78 * curve * (1 + 0.22 * along);
  paintLids(identity, along, inside, down, upper, lower, rgb);
  const opening =
    smoothStep(upper - 0.7, upper + 0.7, down) * (1 - smoothStep(lower - 0.7, lower + 0.7, down));
  if (opening > 0 && Math.abs(along) < 1) {
    const ball: Colour = [0, 0, 0];
    paintEyeball(identity, u < 0 ? -outward : outward, along, down, ball);
    // The upper lid and its lashes shade the eyeball, which curves away towards the corners.
    const shade = (0.42 + 0.58 * smoothStep(upper, upper + 11, down)) * (1 - 0.38 * inside ** 3);
    scale(ball, shade * Math.min(1, 0.22 + lit * 0.85));
    const inImage = u < 0 ? u + eyeX : u - eyeX;
    const glint = bump(inImage + 5.5, down + 5.5, 1.5, 1.9) + 0.25 * bump(inImage - 5, down - 5, 2, 1.3);
    brighten(ball, 0.85 * lit * Math.min(1, 1.3 * glint));
    // A thin wet line on the lower lid.
    brighten(ball, 0.1 * lit * bump(down - lower + 1.4, 0, 0.8, 1) * curve);
    blend(rgb, ball, opening);
  }
  paintLashes(along, inside, down, upper, lower, seed, liner, rgb);
}

function paintLids(
  { eyeHalfHeight, age }: Identity,
  along: number,
  inside: number,
  down: number,
  upper: number,
  lower: number,
  rgb: Colour,
): void {
  const fade = 1 - smoothStep(0.9, 1.25, Math.abs(along));
  const creaseAt = upper - 7.5 - 3.5 * (1 - inside * inside) + 4 * smoothStep(0.5, 1.2, along);
  const crease = 0.34 * Math.exp(-(((down - creaseAt) / 2.1) ** 2)) * fade;
  const fold = 0.14 * Math.exp(-(((down - creaseAt + 5) / 5) ** 2)) * fade;
  const underLid =
    0.13 * Math.exp(-(((down - lower - 6 - eyeHalfHeight * 0.25) / 2.2) ** 2)) * fade * (0.6 + age);
  const rim = 0.2 * Math.exp(-(((down - lower - 1) / 1.6) ** 2)) * fade;
  const corner = 0.25 * bump(along + 1.02, (down - 2) / 30, 0.1, 0.12);
  scale(rgb, (1 - crease) * (1 - fold) * (1 - underLid) * (1 - rim) * (1 - corner));
}

function paintLashes(
  along: number,
  inside: number,
  down: number,
  upper: number,
  lower: number,
  seed: number,
  liner: number,
  rgb: Colour,
): void {
  if (Math.abs(along) > 1.12) return;
  const ends = 1 - smoothStep(0.95, 1.12, Math.abs(along));
  const above = upper - down;
  const line = Math.exp(-(((above - 0.6) / (1.5 + 0.9 * inside + 1.2 * liner)) ** 2));
  const length =
    (4 + 5 * smoothStep(-0.4, 0.9, along)) * (0.75 + 0.5 * smoothNoise(along * 14, 0, seed + 51));
  const lean = along * 42 + above * (0.25 + 0.55 * along);
  const lash =
    above > -1 && above < length
      ? smoothStep(0.05, 0.6, smoothNoise(lean / 1.3, 0, seed + 50)) * (1 - above / length)
      : 0;
  const below = down - lower;
  const lowerLash =
    below > 0 && below < 5
      ? 0.35 * smoothStep(0.3, 0.8, smoothNoise(lean / 1.4, 0, seed + 52)) * (1 - below / 5)
      : 0;
  scale(
    rgb,
    (1 - 0.9 * line * ends) *
      (1 - 0.75 * lash * ends) *
      (1 - lowerLash * ends) *
      (1 - 0.5 * liner * Math.exp(-((below / 1.3) ** 2)) * ends),
  );
}

function paintEyeball(
  { eyes, seed, eyeHalfWidth }: Identity,
  du: number,
  along: number,
  down: number,
  rgb: Colour,
): void {
  const radius = lengthOf(du, down + 2.5);
  rgb[0] = WHITE[0];
  rgb[1] = WHITE[1];
  rgb[2] = WHITE[2];
  blend(rgb, CARUNCLE, 0.9 * bump((along + 0.97) * eyeHalfWidth, down - 1, 4.2, 4));
  blend(rgb, CARUNCLE, 0.22 * Math.abs(along) ** 3);
  if (radius > IRIS + 1.5) return;
  const angle = Math.atan2(down + 2.5, du);
  const spoke =
    smoothNoise(angle * 9, radius / 9, seed + 60) + 0.6 * smoothNoise(angle * 23, radius / 5, seed + 61);
  const collar = Math.exp(-(((radius - PUPIL - 3.2) / 2.6) ** 2));
  const limbus = smoothStep(IRIS - 4.5, IRIS, radius);
  const bright =
    (1.15 + 0.3 * spoke + 0.45 * collar) * (1 - 0.72 * limbus) * (0.85 + 0.5 * smoothStep(-6, 12, down));
  const warm = 1 + 0.25 * collar * cellRandom(1, 2, seed);
  const iris: Colour = [eyes[0] * bright * warm, eyes[1] * bright, eyes[2] * bright];
  const dark = 1 - smoothStep(PUPIL - 0.8, PUPIL + 0.8, radius);
  scale(iris, 1 - dark * 0.94);
  blend(rgb, iris, 1 - smoothStep(IRIS - 1.3, IRIS + 1.3, radius));
}
