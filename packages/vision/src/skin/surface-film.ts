import { separateChromophores, shadeOf } from '../colour/chromophores.ts';
import type { Chromophores } from '../colour/chromophores.ts';
import { blurInside } from '../image/blur.ts';
import type { Plane } from '../image/blur.ts';
import { unite } from '../image/mask.ts';
import type { Mask } from '../image/mask.ts';
import { median } from '../image/statistics.ts';
import { HALF_WIDTH } from '../regions/chart.ts';
import type { Skin } from '../regions/skin.ts';
import { FILM_VARIES, LEAST_PALENESS, PIGMENT_VARIES } from '../thresholds/surface-film.ts';
import { BLOOD_SPECTRUM, PIGMENT_SPECTRUM } from '../thresholds/colour.ts';
import type { Workspace } from '../image/workspace.ts';

/** Blur that hides colour noise but keeps the edges of reflections, half-size pixels. */
const BLUR = 2;

/**
 * Ratio of film to skin light at which paleness is converted to density. From 0.1 to 1 the conversion changes
 * by a third.
 */
const USUAL_FILM = 0.3;

/**
 * Density of darkness that the skin's surface film hides in these half-size rows (first pixel and the one
 * after the last). The film adds white specular reflection, which pales the skin; shade darkens all channels
 * equally and does not. On pale skin the usual variation of pigment pales as much as the whole film, so there
 * paleness hardly counts. `white` is the linear light of the brightest parts of the picture.
 */
export function densityUnderFilm(
  workspace: Workspace,
  skin: Skin,
  rows: readonly [from: number, to: number],
  white: number,
): Plane {
  const { halfChromophores, half, regions } = skin;
  const open = unite(workspace, regions.forehead, regions.nose, regions.right_cheek, regions.left_cheek);
  const pigment = median(workspace, halfChromophores.pigment, open);
  const lights = lightsOf(workspace, skin, open);
  const [, green = Number.NaN] = lights;
  const chromophores = chromophoresOf(lights.map((light) => Math.log1p((USUAL_FILM * green) / light)));
  const doubt = (green * PIGMENT_VARIES) / (white * FILM_VARIES);
  const paleness = chromophores.pigment[0]! / chromophores.darkness[0]!;
  const perPaleness = 1 / Math.max(LEAST_PALENESS, paleness) / (1 + doubt * doubt);
  const out = blurInside(
    workspace,
    halfChromophores.pigment.subarray(...rows),
    half.subarray(...rows),
    HALF_WIDTH,
    BLUR,
  );
  for (let i = 0; i < out.length; i++) {
    const paler = pigment - out[i]!;
    out[i] = paler > 0 && half[rows[0] + i] ? paler * perPaleness : 0;
  }
  return out;
}

/**
 * Blood and darkness (optical density) that a film hides in a place. `film` is its reflection in linear
 * light, equal in all channels. The darker the skin, the larger the film's share of the light, so the more it
 * hides.
 */
export function hiddenByFilm(
  workspace: Workspace,
  skin: Skin,
  place: Mask,
  film: number,
): { blood: number; darkness: number } {
  const chromophores = chromophoresOf(filmOver(workspace, skin, place, film));
  return { blood: chromophores.blood[0]!, darkness: chromophores.darkness[0]! };
}

/** Share of a small difference of pigment that stays visible through such a film. */
export function pigmentThroughFilm(workspace: Workspace, skin: Skin, place: Mask, film: number): number {
  const lost = filmOver(workspace, skin, place, film).map((share, k) => share * PIGMENT_SPECTRUM[k]!);
  return 1 - chromophoresOf(lost).pigment[0]!;
}

/**
 * Share of the film in the light of a place, in red, green and blue. It is a half, so that densities stay
 * finite, where the film would be all of the light.
 */
function filmOver(workspace: Workspace, skin: Skin, place: Mask, film: number): number[] {
  return lightsOf(workspace, skin, place).map((light) => film / (light + film));
}

/** Linear light of a place in red, green and blue, from the medians of its chromophores and shade. */
function lightsOf(workspace: Workspace, { halfChromophores, halfRed }: Skin, place: Mask): number[] {
  const pigment = median(workspace, halfChromophores.pigment, place);
  const blood = median(workspace, halfChromophores.blood, place);
  const shade = shadeOf(median(workspace, halfRed, place), pigment, blood);
  return PIGMENT_SPECTRUM.map((density, k) =>
    Math.exp(-(shade + pigment * density + blood * BLOOD_SPECTRUM[k]!)),
  );
}

function chromophoresOf([red = 0, green = 0, blue = 0]: readonly number[]): Chromophores {
  return separateChromophores(Float32Array.of(red), Float32Array.of(green), Float32Array.of(blue));
}
