import { paintBeard } from './beard.ts';
import { paintBehind } from './body.ts';
import type { Behind } from './body.ts';
import { paintBrows } from './brows.ts';
import type { Canvas } from './camera.ts';
import { blend, colour } from './colour.ts';
import { paintEyes } from './eyes.ts';
import { mapFace } from './face-map.ts';
import type { FaceMap } from './face-map.ts';
import { GLASSES_HEIGHT, paintGlasses, shadeUnderGlasses } from './glasses.ts';
import { paintHairline } from './hair.ts';
import type { Colour, Identity } from './identity.ts';
import { paintNose } from './nose.ts';
import type { PhantomOptions } from './options.ts';
import { placeOnPlane, turnedBack } from './pose.ts';
import type { Pose, Vector } from './pose.ts';
import { smoothStep } from './random.ts';
import { createSkin } from './skin.ts';
import type { SkinPainter } from './skin.ts';

export interface Person {
  identity: Identity;
  options: PhantomOptions;
  pose: Pose;
  /** Direction of the main light in the room, length 1: right, down, towards the camera. */
  light: Vector;
}

/** Softness of the outline, as a share of the distance from the centre. */
const EDGE = 0.012;

/** Distance of the ears behind the axis of rotation, face units. */
const EAR_DEPTH = 62;

/** What does not change from pixel to pixel. The last three are overwritten by each pixel. */
interface Scene extends Person {
  /** Direction of the light relative to the head. */
  headLight: Vector;
  skin: SkinPainter;
  map: FaceMap;
  behind: Behind;
  /** Size of a pixel in face units. */
  soft: number;
  rgb: Colour;
  face: Colour;
}

/** Paints shoulders, neck, hair, ears and face over the canvas. */
export function paintPerson(canvas: Canvas, person: Person): void {
  const { identity, options, pose, light } = person;
  // The light stays fixed while the head turns, so relative to the head it turns the other way.
  const headLight = turnedBack(pose, light);
  const skin = createSkin(identity, options, headLight, turnedBack(pose, [0, 0, 1]));
  const map = mapFace(skin.grid, pose, canvas.width, canvas.height);
  const soft = 0.75 / pose.unit;
  const turned = EAR_DEPTH * Math.sin(pose.yaw);
  const behind = { identity, light, soft, turned, plainSkin: skin.plain, part: colour() };
  const scene: Scene = { ...person, headLight, skin, map, behind, soft, rgb: colour(), face: colour() };
  const [rollCosine, rollSine] = [Math.cos(pose.roll), Math.sin(pose.roll)];
  for (let row = 0; row < canvas.height; row++) paintRow(canvas, scene, row, rollCosine, rollSine);
}

/** Separate from the loop over rows, so that the compiler optimizes it whole and not each loop by itself. */
function paintRow(canvas: Canvas, scene: Scene, row: number, rollCosine: number, rollSine: number): void {
  const { identity, options, pose, map, skin, behind, rgb, face, headLight } = scene;
  const { glasses = 'none', beard = 0, fringe = 0, makeUp = 0 } = options;
  const { width, light } = canvas;
  const y0 = (row - pose.y) / pose.unit;
  for (let column = 0; column < width; column++) {
    const x0 = (column - pose.x) / pose.unit;
    const x = x0 * rollCosine + y0 * rollSine;
    const y = -x0 * rollSine + y0 * rollCosine;
    if (Math.abs(x) > 640 || y < -460) continue;
    const pixel = row * width + column;
    const at = pixel * 3;
    rgb[0] = light[at]!;
    rgb[1] = light[at + 1]!;
    rgb[2] = light[at + 2]!;
    const cover = coverOf(map, pixel, width);
    if (cover < 1) paintBehind(behind, x, y, rgb);
    if (cover > 0) {
      const u = map.u[pixel]!;
      const v = map.v[pixel]!;
      const lit = skin.paint(u, v, face);
      paintNose(identity, u, v, face);
      if (beard > 0) paintBeard(identity, beard, u, v, lit, face);
      paintBrows(identity, u, v, lit, face);
      paintEyes(identity, u, v, lit, makeUp, face);
      paintHairline(identity, fringe, u, v, map.edge[pixel]!, headLight, face);
      if (glasses !== 'none') shadeUnderGlasses(identity, glasses, headLight, u, v, face);
      blend(rgb, face, cover);
    }
    if (glasses !== 'none') {
      const [u, v] = placeOnPlane(pose, x, y, GLASSES_HEIGHT);
      paintGlasses(identity, glasses, u, v, scene.soft, rgb);
    }
    light[at] = rgb[0];
    light[at + 1] = rgb[1];
    light[at + 2] = rgb[2];
  }
}

/** Share of a pixel that the face covers. */
function coverOf({ near, edge: edges }: FaceMap, pixel: number, width: number): number {
  if (near[pixel] === -Infinity) return 0;
  const edge = edges[pixel]!;
  if (edge < 0.85) return 1;
  const cover = 1 - smoothStep(1 - EDGE, 1 + EDGE, edge);
  // Where the head is turned away, its far side ends before its outline.
  const isLast =
    near[pixel - 1] === -Infinity ||
    near[pixel + 1] === -Infinity ||
    near[pixel - width] === -Infinity ||
    near[pixel + width] === -Infinity;
  return isLast ? cover * 0.5 : cover;
}
