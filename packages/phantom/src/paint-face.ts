import type { PaintedImage } from './painted-image.ts';
import { paintBackdrop } from './backdrop.ts';
import { takePhoto } from './camera.ts';
import { createIdentity } from './identity.ts';
import type { Identity } from './identity.ts';
import { unit } from './lighting.ts';
import type { PhantomOptions } from './options.ts';
import { paintPerson } from './person.ts';
import type { Pose, Vector } from './pose.ts';
import { createRandom } from './random.ts';

/**
 * Maximum rotation, degrees. Beyond it the sides and the underside of the head would show, which the relief
 * does not have.
 */
const MOST_TURNED = 40;
const MOST_NODDED = 30;

/**
 * Paints a photo of a face of no real person: a relief with a lamp, two skin chromophores, hairs and a
 * camera. Detectors accept it as a face on every tone. The same options give the same bytes.
 */
export function paintFace(options: PhantomOptions = {}): PaintedImage {
  const { width = 800, height = 1000, identity = 1, companions = 0 } = options;
  const { exposure = 1, blur = 0, noise = 1, light = -0.15, lightHeight = 0.3 } = options;
  const canvas = paintBackdrop(width, height, firstPerson(options));
  for (let person = 0; person <= companions; person++) {
    paintPerson(canvas, {
      identity: firstPerson({ ...options, identity: identity + person }),
      options,
      pose: poseOf(options, person),
      light: lightFrom(light, lightHeight),
    });
  }
  return takePhoto(canvas, { exposure, blur, noise, seed: Math.floor(createRandom(identity)() * 1e9) });
}

/** The first person that the options describe. */
export function firstPerson(options: PhantomOptions): Identity {
  const { identity = 1, tone = 4, age = 0, smile = 0, eyesOpen = 1 } = options;
  const person = createIdentity(identity, tone, { age, smile });
  return { ...person, eyeHalfHeight: person.eyeHalfHeight * eyesOpen };
}

/** Pose of a person in the picture; the first is 0. */
export function poseOf(options: PhantomOptions, person = 0): Pose {
  const { width = 800, height = 1000, yaw = 0, pitch = 0, roll = 0, companions = 0 } = options;
  const people = companions + 1;
  const faceWidth = options.faceWidth ?? (width * 0.58) / (people === 1 ? 1 : people * 0.85);
  const [centreX, centreY] = options.centre ?? [0.5, 0.5];
  return {
    yaw: radians(yaw, MOST_TURNED),
    pitch: radians(pitch, MOST_NODDED),
    roll: radians(roll, 180),
    unit: faceWidth / 440,
    x: width * (people === 1 ? centreX : (person + 0.5) / people),
    y: height * centreY,
  };
}

function radians(degrees: number, most: number): number {
  return (Math.max(-most, Math.min(most, degrees)) * Math.PI) / 180;
}

function lightFrom(side: number, height: number): Vector {
  return unit([side * 1.6, -1.17 * height, 0.9]);
}
