import { blend, scale } from './colour.ts';
import { hairBehind, paintHair } from './hair.ts';
import type { Colour, Identity } from './identity.ts';
import type { Vector } from './pose.ts';
import { lengthOf, smoothNoise, smoothStep } from './random.ts';

export interface Behind {
  identity: Identity;
  /** Direction of the light in the room. */
  light: Vector;
  /** Size of a pixel in face units. */
  soft: number;
  /** Sideways shift of the ears by the turn of the head, face units. */
  turned: number;
  plainSkin: (lit: number, rgb: Colour) => void;
  /** Overwritten by each part of the body. */
  part: Colour;
}

const EAR_X = 219;
const EAR_Y = -34;

/**
 * Paints hair, ears, neck and shoulders over the wall. (x, v) rotates with the roll of the head, not with its
 * yaw.
 */
export function paintBehind(behind: Behind, x: number, v: number, rgb: Colour): void {
  const { identity, light, soft, part } = behind;
  const hair = hairBehind(identity, x, v, soft);
  if (hair > 0) {
    paintHair(identity, x, v, light, part);
    blend(rgb, part, hair);
  }
  if (identity.hairStyle !== 'long') paintEar(behind, x, v, rgb);
  paintNeck(behind, x, v, rgb);
  paintShirt(behind, x, v, rgb);
}

function paintEar({ soft, turned, plainSkin, light, part }: Behind, x: number, v: number, rgb: Colour): void {
  const side = x < 0 ? -1 : 1;
  const du = (x - side * EAR_X - turned) * side;
  const dv = v - EAR_Y;
  if (Math.abs(du) > 36 || Math.abs(dv) > 72) return;
  const away = lengthOf((du + 0.1 * dv) / (22 - 0.09 * dv), dv / 62);
  const cover = 1 - smoothStep(1 - soft / 22, 1 + soft / 22, away);
  if (cover <= 0) return;
  const bowl = Math.exp(-(lengthOf((du + 2) / 11, (dv + 2) / 30) ** 2) * 1.6);
  const groove = Math.exp(-(((away - 0.72) / 0.11) ** 2)) * smoothStep(40, 10, dv);
  const lit =
    (0.66 + 0.2 * side * light[0]) *
    (1 - 0.5 * bowl) *
    (1 - 0.26 * groove) *
    (0.82 + 0.18 * smoothStep(1, 0.85, away));
  plainSkin(lit, part);
  part[1] *= 0.93;
  part[2] *= 0.92;
  blend(rgb, part, cover);
}

function paintNeck(
  { soft, plainSkin, light, identity, part }: Behind,
  x: number,
  v: number,
  rgb: Colour,
): void {
  if (v < 120) return;
  const side = Math.abs(x);
  const width = 118 + 0.0021 * Math.max(0, v - 235) ** 2 + 6 * smoothStep(230, 120, v);
  const cover = 1 - smoothStep(width - soft, width + soft, side);
  if (cover <= 0) return;
  const across = Math.min(1, side / Math.max(118, width));
  const facing = Math.sqrt(1 - across * across * 0.9) * 0.75 + 0.28 * (x / 118) * light[0];
  const underJaw = 0.34 + 0.66 * smoothStep(262, 372, v - 0.0016 * x * x + 26);
  const cord =
    0.06 * Math.exp(-(((side - 34 - 0.28 * (400 - v)) / 15) ** 2)) -
    0.07 * Math.exp(-((side / 22) ** 2)) * smoothStep(330, 380, v);
  const crease = 0.05 * Math.exp(-(((v - 338 - 0.0011 * x * x) / 3.5) ** 2));
  const lit =
    (0.2 + 0.75 * Math.max(0, facing)) *
    underJaw *
    (1 + cord - crease + 0.012 * smoothNoise(x / 3, v / 3, identity.seed));
  plainSkin(lit, part);
  blend(rgb, part, cover);
}

function paintShirt({ identity, soft, light, part }: Behind, x: number, v: number, rgb: Colour): void {
  if (v < 300) return;
  const side = Math.abs(x);
  const neckline = 388 + 40 * Math.sqrt(Math.max(0, 1 - (side / 152) ** 2)) - 6 * smoothStep(152, 160, side);
  const shoulder = side > 140 ? 372 + 0.16 * (side - 140) + 0.0009 * (side - 140) ** 2 : neckline;
  const top = Math.max(side < 152 ? neckline : 0, shoulder);
  const cover = smoothStep(top - soft, top + soft, v);
  if (cover <= 0) return;
  const fold =
    smoothNoise(x / 60 + v / 90, v / 75, identity.seed + 44) +
    0.4 * smoothNoise(x / 22 - v / 30, v / 50, identity.seed + 45);
  const weave = 0.03 * smoothNoise(x / 1.6, v / 1.6, identity.seed + 46);
  const band = side < 170 && v - top < 15 ? 0.9 + 0.1 * Math.cos(((v - top) / 15) * 6) : 1;
  const lit =
    (0.62 + 0.13 * fold + weave + 0.16 * (x / 300) * light[0] - 0.00045 * side) *
    band *
    (0.75 + 0.25 * smoothStep(top, top + 22, v));
  for (let k = 0; k < 3; k++) part[k] = identity.shirt[k]!;
  scale(part, Math.max(0.1, lit));
  blend(rgb, part, cover);
}
