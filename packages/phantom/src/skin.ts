import { brighten, blend, scale } from './colour.ts';
import {
  BLOOD,
  COLUMNS,
  createGrid,
  EDGE,
  SPECULAR,
  indexOf,
  LEFT,
  LIT,
  NODES,
  PIGMENT,
  sampleGrid,
  SHADE,
  SHEEN,
  STEP,
  TOP,
} from './face-grid.ts';
import type { FaceGrid } from './face-grid.ts';
import { createFolds, foldsAt } from './folds.ts';
import type { Folds } from './folds.ts';
import type { Colour, Identity } from './identity.ts';
import { addLesions, lesionField, plantLesions } from './lesions.ts';
import { lightFace } from './lighting.ts';
import { mouthAt } from './lips.ts';
import type { PhantomOptions, PlantedSigns } from './options.ts';
import { BLOOD_DENSITY, specular, PIGMENT_DENSITY, slowSigns } from './planted-signs.ts';
import { createPores, poresAt } from './pores.ts';
import type { Vector } from './pose.ts';
import { bump, smoothNoise, smoothStep } from './random.ts';
import { TONES } from './tones.ts';

/** Optical density of skin without pigment and blood. */
const BASE = 0.05;

const TEETH: Colour = [0.56, 0.52, 0.44];

export interface SkinPainter {
  grid: FaceGrid;
  /**
   * Writes the linear light of the skin at (u, v) into `rgb` and returns the incident light there (about 0 to
   * 1).
   */
  paint(u: number, v: number, rgb: Colour): number;
  /** The same skin without relief or signs, for neck and ears, in a given light. */
  plain(lit: number, rgb: Colour): void;
}

/** `light` and `camera` are directions relative to the head, of length 1. */
export function createSkin(
  identity: Identity,
  options: PhantomOptions,
  light: Vector,
  camera: Vector,
): SkinPainter {
  const { tone = 4, signs = {}, makeUp = 0 } = options;
  const { age, seed } = identity;
  const chromophores = TONES[tone];
  const grid = createGrid();
  lightFace(grid, identity, light, camera);
  fillSlowly(grid, identity, options);
  const { blemishes, dark_spots } = plantLesions(options, identity);
  const lesions = lesionField([...blemishes, ...dark_spots]);
  const hasLesions = blemishes.length + dark_spots.length > 0;
  const folds = createFolds(identity);
  const planted = createFineSigns(signs, folds);
  const pores = createPores(seed + 5);
  const here = new Float64Array(8);
  const density = new Float64Array(3);
  const bare = 1 - 0.6 * makeUp;

  return {
    grid,
    paint(u, v, rgb) {
      sampleGrid(grid, u, v, here);
      const lit = here[LIT]!;
      const mouth = mouthAt(identity, u, v);
      const skin = 1 - mouth.cover;
      const fine = smoothNoise(u / 1.6, v / 1.6, seed);
      const coarse = smoothNoise(u / 3.4, v / 3.4, seed + 9);
      let shade =
        (0.014 + 0.007 * age) * fine + (0.015 + 0.012 * age) * coarse + 0.05 * Math.max(0, coarse - 0.35);
      if (age > 0.05) shade += ageLines(folds, u, v) + 0.05 * age * poresAt(pores, u, v);
      const tex = skin * (shade + planted(u, v)) * bare + mouth.cover * 0.05 * mouth.fold;
      const pigment = chromophores.pigment + skin * here[PIGMENT]! + 0.12 * mouth.cover;
      const blood =
        chromophores.blood + 0.02 * coarse + skin * here[BLOOD]! + (0.48 + 0.45 * makeUp) * mouth.cover;
      const dark = BASE + chromophores.veil * (1 - 0.12 * mouth.cover) + tex + skin * here[SHADE]!;
      for (let k = 0; k < 3; k++)
        density[k] = dark + pigment * PIGMENT_DENSITY[k]! + blood * BLOOD_DENSITY[k]!;
      const glint = hasLesions ? addLesions(lesions, u, v, light, density) : 0;
      rgb[0] = Math.exp(-density[0]!);
      rgb[1] = Math.exp(-density[1]!);
      rgb[2] = Math.exp(-density[2]!);
      scale(rgb, lit * (1 - 0.62 * mouth.seam));
      if (mouth.gap > 0) {
        blend(rgb, [0.03, 0.012, 0.01], mouth.gap);
        blend(rgb, [TEETH[0] * lit, TEETH[1] * lit, TEETH[2] * lit], mouth.teeth * 0.92);
      }
      // The skin's surface film reflects a little of the lamp, broken up by the texture.
      const film = (0.006 + 0.026 * here[SHEEN]! * (1 + 0.25 * coarse)) * here[SHEEN]! * (1 - 0.5 * makeUp);
      brighten(
        rgb,
        film +
          here[SPECULAR]! * lit +
          glint * lit +
          (0.03 + 0.07 * makeUp) * mouth.wet * lit * (1 + 0.4 * mouth.fold),
      );
      const rim = Math.max(0, (here[EDGE]! - 0.9) * 10);
      scale(rgb, 1 - 0.22 * Math.min(1, rim * rim));
      return lit;
    },
    plain(lit, rgb) {
      for (let k = 0; k < 3; k++) {
        const through =
          BASE +
          chromophores.veil +
          chromophores.pigment * PIGMENT_DENSITY[k]! +
          (chromophores.blood + 0.04) * BLOOD_DENSITY[k]!;
        rgb[k] = Math.exp(-through) * lit + 0.004;
      }
    },
  };
}

/** Writes the slowly changing properties: the face's own and the planted ones. */
function fillSlowly(
  { values }: FaceGrid,
  identity: Identity,
  { signs = {}, makeUp = 0 }: PhantomOptions,
): void {
  const { eyeX, eyeY, noseY, seed, age } = identity;
  const bare = 1 - 0.6 * makeUp;
  const planted = { blood: 0, pigment: 0, shade: 0, specular: 0 };
  for (let i = 0; i < NODES; i++) {
    if (values[indexOf(i, EDGE)]! > 1.15) continue;
    const u = LEFT + (i % COLUMNS) * STEP;
    const v = TOP + Math.floor(i / COLUMNS) * STEP;
    const side = Math.abs(u);
    slowSigns(signs, identity, u, v, planted);
    const cheek = bump(side - 116, v - eyeY - 100, 36, 30);
    const blood =
      0.07 * cheek + 0.06 * bump(u, v - noseY - 4, 30, 20) + 0.05 * bump(side - eyeX, v - eyeY - 4, 42, 18);
    const mottle =
      0.016 * smoothNoise(u / 17, v / 17, seed + 31) + 0.02 * smoothNoise(u / 46, v / 46, seed + 32);
    const lids = 0.06 * bump(side - eyeX, v - eyeY - 2, 44, 16);
    const lower = 0.03 * smoothStep(60, 190, v);
    // Thin skin below the eyes shows the blood underneath and is a little lower.
    const underEye = bump(side - eyeX + 6, v - eyeY - 30, 26, 9);
    values[indexOf(i, BLOOD)] =
      (blood + mottle + 0.04 * underEye) * bare + planted.blood * bare + 0.16 * makeUp * cheek;
    values[indexOf(i, PIGMENT)] =
      (lids + lower + (0.7 + age) * 0.014 * smoothNoise(u / 24, v / 24, seed + 33)) * bare +
      planted.pigment * bare;
    values[indexOf(i, SHADE)] = (planted.shade + 0.045 * underEye) * bare;
    values[indexOf(i, SPECULAR)] =
      planted.specular + (makeUp > 0 ? 0.045 * makeUp * specular(identity, u, v) : 0);
  }
}

/** Optical density of planted texture and lines at a place, equal in all channels. */
function createFineSigns(
  { texture = 0, lines = 0 }: PlantedSigns,
  folds: Folds,
): (u: number, v: number) => number {
  const pores = createPores(folds.identity.seed);
  return (u, v) => {
    let shade = 0;
    if (texture > 0) shade += 0.32 * texture * poresAt(pores, u, v);
    if (lines > 0) shade += 0.5 * lines * foldsAt(folds, u, v);
    return shade;
  };
}

function ageLines(folds: Folds, u: number, v: number): number {
  const { age, eyeX, eyeY, seed } = folds.identity;
  const underEye =
    0.09 * bump(Math.abs(u) - eyeX - 8, v - eyeY - 26, 30, 10) * smoothNoise(u / 22, v / 2.6, seed + 34);
  return age * (0.1 * foldsAt(folds, u, v) + underEye);
}
