import type { Glasses, PhantomOptions, Tone } from './options.ts';
import { createRandom } from './random.ts';

/**
 * The reference set: faces on which the engine is measured. Each figure names the version of the set. A
 * change of any pixel of any face needs a new version.
 */
export const REFERENCE_SET_VERSION = 1;

/** Thresholds are chosen on `development` only. `held_out` is only measured, never used for a decision. */
export type ReferencePart = 'development' | 'held_out';

/** Number of faces in each part. */
const PART_SIZE = 1_000_000;

/** First identity of each part. Other tests use lower identities. */
const FIRST_IDENTITY: Record<ReferencePart, number> = { development: 1_000_000, held_out: 3_000_000 };

/**
 * Shares of faces with thin glasses, thick glasses, a beard, make-up (of those without a beard) and a smile.
 */
const THIN_GLASSES = 0.12;
const THICK_GLASSES = 0.08;
const BEARD = 0.16;
const MAKE_UP = 0.16;
const SMILE = 0.4;

/**
 * Face number `index` of a part, without signs. Tones take turns, so that any ten faces in a row have all
 * ten; everything else is random from the seed. Throws a `RangeError` unless the index is a whole number from
 * 0 to below 1,000,000.
 */
export function referenceFace(part: ReferencePart, index: number): PhantomOptions {
  if (!Number.isInteger(index) || index < 0 || index >= PART_SIZE) {
    throw new RangeError(`A reference face has a whole number from 0 to ${PART_SIZE - 1}, not ${index}.`);
  }
  const identity = FIRST_IDENTITY[part] + index;
  const random = createRandom(Math.imul(identity, 0x9e3779b1));
  const between = (least: number, most: number): number => least + (most - least) * random();
  const faceWidth = Math.round(between(300, 560));
  const width = Math.round(faceWidth * between(1.5, 1.8));
  const [glasses, beard, makeUp, smile] = [random(), random(), random(), random()];
  return {
    identity,
    tone: ((index % 10) + 1) as Tone,
    faceWidth,
    width,
    height: Math.round(width * 1.25),
    centre: [between(0.46, 0.54), between(0.47, 0.53)],
    age: between(0, 1),
    smile: smile < SMILE ? between(0.2, 0.8) : 0,
    yaw: between(-12, 12),
    pitch: between(-7, 7),
    roll: between(-8, 8),
    light: between(-0.45, 0.45),
    lightHeight: between(0, 0.7),
    exposure: between(0.85, 1.1),
    noise: between(0.5, 1.8),
    glasses: glassesOf(glasses),
    beard: beard < BEARD ? between(0.15, 1) : 0,
    makeUp: makeUp < MAKE_UP && beard >= BEARD ? between(0.3, 1) : 0,
  };
}

function glassesOf(chance: number): Glasses {
  if (chance < THIN_GLASSES) return 'thin';
  return chance < THIN_GLASSES + THICK_GLASSES ? 'thick' : 'none';
}
