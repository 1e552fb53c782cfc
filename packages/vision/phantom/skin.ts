import { lipsAt, scale } from './features.ts';
import { outline } from './head-shape.ts';
import type { Relief } from './head-shape.ts';
import type { Colour, Identity } from './identity.ts';
import type { PlantedSigns, Tone } from './options.ts';
import { BLOOD, PIGMENT, plantSigns } from './planted-signs.ts';
import type { SkinChange } from './planted-signs.ts';
import { bump, smoothNoise } from './random.ts';

/** Pigment and blood of the six tones, in optical density along `PIGMENT` and `BLOOD`. */
const TONES: Record<Tone, [pigment: number, blood: number]> = {
  1: [0.12, 0.42],
  2: [0.3, 0.45],
  3: [0.65, 0.48],
  4: [1.2, 0.5],
  5: [2.2, 0.5],
  6: [3.8, 0.5],
};

/** Optical density of skin without pigment and blood. */
const BASE = 0.12;
/** Light from everywhere, as a share of all, for `Light` from the front. */
const AMBIENT = 0.45;

/** Direction of the main light, length 1: right, down, towards the camera. */
export type Light = [x: number, y: number, z: number];

export interface SkinPainter {
  /** Linear light of the skin at (u, v) into `rgb`; returns the light falling there (about 0 to 1). */
  paint(u: number, v: number, rgb: Colour): number;
  /** The same skin without relief or signs, for neck and ears, under a given light. */
  plain(lit: number, rgb: Colour): void;
}

export function createSkin(
  identity: Identity,
  relief: Relief,
  tone: Tone,
  light: Light,
  signs: PlantedSigns,
): SkinPainter {
  const [pigment, blood] = TONES[tone];
  // Light that comes from the side is a lamp or a window in a darker room.
  const ambient = AMBIENT / (1 + 3 * Math.max(0, Math.abs(light[0]) - 0.3));
  const change: SkinChange = { blood: 0, pigment: 0, shade: 0, gloss: 0 };
  // Half-way between light and camera: a surface that faces there mirrors the light.
  const length = Math.hypot(light[0], light[1], light[2] + 1);
  const half: Light = [light[0] / length, light[1] / length, (light[2] + 1) / length];

  return {
    paint(u, v, rgb) {
      const slopeU = relief.slopeU(u, v);
      const slopeV = relief.slopeV(u, v);
      const steep = 1 / Math.sqrt(slopeU * slopeU + slopeV * slopeV + 1);
      const facing = (-slopeU * light[0] - slopeV * light[1] + light[2]) * steep;
      const mirroring = Math.max(0, (-slopeU * half[0] - slopeV * half[1] + half[2]) * steep);
      const lit = ambient + (1 - ambient) * 1.1 * Math.max(0, facing);
      plantSigns(signs, identity, u, v, change);
      const lips = lipsAt(identity, u, v);
      const flush = 0.08 * (bump(u - 112, v - 45, 34, 28) + bump(u + 112, v - 45, 34, 28));
      const grain =
        0.012 * smoothNoise(u / 1.6, v / 1.6, identity.seed) +
        0.01 * smoothNoise(u / 3.5, v / 3.5, identity.seed + 9);
      const skin = 1 - lips.cover;
      fill(
        pigment + skin * change.pigment + 0.15 * lips.cover,
        blood + flush + skin * change.blood + 0.55 * lips.cover,
        grain + skin * change.shade,
        rgb,
      );
      // Skin turns away from the camera at its outline and gets darker there.
      const rim = 1 - 0.3 * Math.max(0, (outline(identity, u, v) - 0.9) * 10) ** 2;
      scale(rgb, lit * rim * (1 - 0.55 * lips.seam));
      const shine = 0.03 * mirroring ** 24 + change.gloss * lit;
      for (let k = 0; k < 3; k++) rgb[k]! += shine;
      return lit;
    },
    plain(lit, rgb) {
      fill(pigment, blood, 0, rgb);
      scale(rgb, lit);
    },
  };
}

/** Light that comes back from skin with these dyes. */
function fill(pigmentHere: number, bloodHere: number, shade: number, rgb: Colour): void {
  for (let k = 0; k < 3; k++)
    rgb[k] = Math.exp(-(BASE + shade + pigmentHere * PIGMENT[k]! + bloodHere * BLOOD[k]!));
}
