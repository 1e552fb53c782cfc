import type { Canvas } from './camera.ts';
import { blend, paintFeatures, scale } from './features.ts';
import { createRelief, outline } from './head-shape.ts';
import type { Colour, Identity } from './identity.ts';
import type { PlantedSigns, Tone } from './options.ts';
import { lengthOf, smoothNoise, smoothStep } from './random.ts';
import { createSkin } from './skin.ts';
import type { Light } from './skin.ts';

export interface Person {
  identity: Identity;
  tone: Tone;
  signs: PlantedSigns;
  light: Light;
  /** Radians. */
  yaw: number;
  /** Radians. */
  roll: number;
  /** Image pixels per face unit. */
  unit: number;
  /** Middle of the face in image pixels. */
  x: number;
  y: number;
}

/** Heads are deeper than the relief, which is flattened so that its shading stays soft. */
const DEPTH = 1.4;

/** Softness of the outline, as a share of the distance from the middle. */
const EDGE = 0.012;

/** How far in front of the axis of the neck the middle of the turning lies, face units. */
const PIVOT = 105;

/** Paints shoulders, neck, hair, ears and face over what is on the canvas. */
export function paintPerson(canvas: Canvas, person: Person): void {
  const { identity, unit } = person;
  const relief = createRelief(identity);
  const cosine = Math.cos(person.yaw);
  const sine = Math.sin(person.yaw);
  // The light stays where it is while the head turns, so it turns the other way as seen by the head.
  const [lightX, lightY, lightZ] = person.light;
  const light: Light = [lightX * cosine + lightZ * sine, lightY, lightZ * cosine - lightX * sine];
  const skin = createSkin(identity, relief, person.tone, light, person.signs);
  const rollCosine = Math.cos(person.roll);
  const rollSine = Math.sin(person.roll);
  const rgb: Colour = [0, 0, 0];
  const behind: Colour = [0, 0, 0];

  /** Place on the face that is seen at `x`: the relief moves sideways when the head turns. */
  function turnBack(x: number, v: number): number {
    let u = x / cosine;
    for (let pass = 0; pass < 8; pass++) u = (x + (DEPTH * relief.height(u, v) - PIVOT) * sine) / cosine;
    return u;
  }

  for (let row = 0; row < canvas.height; row++) {
    for (let column = 0; column < canvas.width; column++) {
      const x0 = (column - person.x) / unit;
      const y0 = (row - person.y) / unit;
      const x = x0 * rollCosine + y0 * rollSine;
      const v = -x0 * rollSine + y0 * rollCosine;
      if (Math.abs(x) > 620 || v < -400) continue;
      const at = (row * canvas.width + column) * 3;
      for (let k = 0; k < 3; k++) rgb[k] = canvas.light[at + k]!;
      const u = sine === 0 ? x : turnBack(x, v);
      const edge = outline(identity, u, v);
      const isInside = edge < 1 - EDGE;
      const isCovered = isInside || paintBehind(identity, x, v, skin.plain, rgb);
      if (edge < 1 + EDGE) {
        for (let k = 0; k < 3; k++) behind[k] = rgb[k]!;
        const lit = skin.paint(u, v, rgb);
        paintFeatures(identity, u, v, lit, rgb);
        paintHairline(identity, u, v, edge, rgb);
        if (!isInside) blend(rgb, behind, smoothStep(1 - EDGE, 1 + EDGE, edge));
      } else if (!isCovered) continue;
      for (let k = 0; k < 3; k++) canvas.light[at + k] = rgb[k]!;
    }
  }
}

/** Everything behind the face; false where the wall shows. */
function paintBehind(
  identity: Identity,
  x: number,
  v: number,
  plainSkin: (lit: number, rgb: Colour) => void,
  rgb: Colour,
): boolean {
  const side = Math.abs(x);
  const hairWidth = v > 0 && identity.hasLongHair ? 262 - 0.00035 * v * v : 262;
  const hairEdge = v < 0 || !identity.hasLongHair ? lengthOf(x / 262, (v + 60) / 292) : side / hairWidth;
  const hairEnd = identity.hasLongHair ? 330 : 40;
  const neckWidth = 105 + 0.0016 * Math.max(0, v - 210) ** 2;
  const shirtTop =
    385 +
    0.11 * side -
    0.0012 * (side - 250) * Math.max(0, side - 250) * -1 -
    60 * Math.exp(-((side / 130) ** 2)) * -1;
  if (v > shirtTop) {
    for (let k = 0; k < 3; k++) rgb[k] = identity.shirt[k]! * (0.8 + 0.2 * Math.cos(x / 160));
    return true;
  }
  if (side < neckWidth && v > 150) {
    plainSkin((0.42 + 0.22 * Math.cos(x / 85)) * (0.7 + 0.3 * smoothStep(250, 330, v)), rgb);
    return true;
  }
  if (lengthOf((side - 224) / 22, (v + 8) / 52) < 1 && !identity.hasLongHair) {
    plainSkin(0.62 + 0.15 * Math.cos((side - 224) / 7), rgb);
    return true;
  }
  if (hairEdge >= 1 || v > hairEnd) return false;
  paintHair(identity, x, v, rgb);
  return true;
}

function paintHair({ hair, seed }: Identity, x: number, v: number, rgb: Colour): void {
  const strand =
    smoothNoise(x / 5 + 0.02 * v, v / 60, seed + 20) + 0.6 * smoothNoise(x / 1.8, v / 40, seed + 21);
  const sheen = 0.5 * Math.exp(-(((v + 250 + 0.002 * x * x) / 35) ** 2));
  for (let k = 0; k < 3; k++) rgb[k] = hair[k]!;
  scale(rgb, Math.max(0.3, 1 + 0.45 * strand + sheen));
}

/** Hair that grows over the edge of the forehead and temples. */
function paintHairline(identity: Identity, u: number, v: number, edge: number, rgb: Colour): void {
  if (v > -180 && (v > 10 || edge < 0.92)) return;
  const ragged = 6 * smoothNoise(u / 7, 0, identity.seed + 30);
  const top = smoothStep(-204, -226, v - 9 * Math.cos(u / 55) + ragged);
  const temple = smoothStep(0.92, 0.985, edge) * smoothStep(10, -60, v);
  const cover = Math.max(top, temple);
  if (cover <= 0) return;
  const hair: Colour = [0, 0, 0];
  paintHair(identity, u, v, hair);
  blend(rgb, hair, cover);
}
