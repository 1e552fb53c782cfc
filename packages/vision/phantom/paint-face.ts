import type { RgbImage } from '../src/image/rgb-image.ts';
import { takePhoto } from './camera.ts';
import type { Canvas } from './camera.ts';
import { createIdentity } from './identity.ts';
import type { PhantomOptions } from './options.ts';
import { paintPerson } from './person.ts';
import { createRandom } from './random.ts';
import type { Light } from './skin.ts';

/** Degrees. Further round, the relief would hide behind itself, which it cannot paint. */
const MOST_TURNED = 40;

/**
 * Paints a photo of a face that belongs to nobody: ellipses, curves, two skin dyes and a relief under a light. Detectors take
 * it for a face on every tone. The same options give the same bytes.
 */
export function paintFace(options: PhantomOptions = {}): RgbImage {
  const {
    width = 800,
    height = 1000,
    identity = 1,
    tone = 3,
    yaw = 0,
    roll = 0,
    light = -0.15,
    signs = {},
    companions = 0,
  } = options;
  const { exposure = 1, blur = 0, noise = 1 } = options;
  const people = companions + 1;
  const faceWidth = options.faceWidth ?? (width * 0.58) / (people === 1 ? 1 : people * 0.85);
  const [centreX, centreY] = options.centre ?? [0.5, 0.5];
  const wall = createIdentity(identity, tone).wall;
  const canvas: Canvas = { width, height, light: new Float32Array(width * height * 3) };
  canvas.light.set(wall);
  for (let filled = 3; filled < canvas.light.length; filled *= 2) canvas.light.copyWithin(filled, 0, filled);
  for (let person = 0; person < people; person++) {
    paintPerson(canvas, {
      identity: createIdentity(identity + person, tone),
      tone,
      signs,
      light: lightFrom(light),
      yaw: (Math.max(-MOST_TURNED, Math.min(MOST_TURNED, yaw)) * Math.PI) / 180,
      roll: (roll * Math.PI) / 180,
      unit: faceWidth / 440,
      x: width * (people === 1 ? centreX : (person + 0.5) / people),
      y: height * centreY,
    });
  }
  return takePhoto(canvas, { exposure, blur, noise, seed: Math.floor(createRandom(identity)() * 1e9) });
}

function lightFrom(side: number): Light {
  const length = Math.hypot(side * 1.6, -0.35, 0.9);
  return [(side * 1.6) / length, -0.35 / length, 0.9 / length];
}
