import type { Tone } from './options.ts';
import { createRandom } from './random.ts';

export type Colour = [red: number, green: number, blue: number];

/**
 * One person's features, in face units: the face is 440 wide, (0, 0) is its middle, v grows downwards. Colours are linear
 * light, 0 to 1.
 */
export interface Identity {
  seed: number;
  eyeX: number;
  eyeY: number;
  eyeHalfWidth: number;
  eyeHalfHeight: number;
  browY: number;
  browThickness: number;
  noseY: number;
  noseHalfWidth: number;
  mouthY: number;
  mouthHalfWidth: number;
  upperLip: number;
  lowerLip: number;
  /** How much the jaw narrows, 0.4 to 0.7. */
  jaw: number;
  hasLongHair: boolean;
  hair: Colour;
  eyes: Colour;
  shirt: Colour;
  wall: Colour;
}

const HAIR: Colour[] = [
  [0.012, 0.009, 0.008],
  [0.04, 0.022, 0.012],
  [0.12, 0.06, 0.025],
  [0.02, 0.013, 0.01],
];
const EYES: Colour[] = [
  [0.05, 0.025, 0.012],
  [0.12, 0.06, 0.025],
  [0.1, 0.16, 0.22],
  [0.1, 0.12, 0.06],
];
const SHIRTS: Colour[] = [
  [0.1, 0.15, 0.28],
  [0.25, 0.08, 0.08],
  [0.12, 0.2, 0.14],
  [0.4, 0.4, 0.42],
];
const WALLS: Colour[] = [
  [0.5, 0.55, 0.6],
  [0.6, 0.55, 0.46],
  [0.42, 0.5, 0.44],
  [0.62, 0.62, 0.62],
];

/** The person behind a number: the same number is always the same face. */
export function createIdentity(seed: number, tone: Tone): Identity {
  const random = createRandom(seed * 7919 + 17);
  const around = (value: number, spread: number): number => value * (1 + (random() - 0.5) * 2 * spread);
  const pick = (colours: Colour[]): Colour =>
    colours[Math.floor(random() * colours.length)] ?? [0.5, 0.5, 0.5];
  // Dark skin nearly always comes with dark hair and eyes; the first colour of each list is the darkest.
  const pickBody = (colours: Colour[]): Colour => pick(tone >= 5 ? colours.slice(0, 1) : colours);
  const eyeY = around(-56, 0.1);
  return {
    seed,
    eyeX: around(92, 0.05),
    eyeY,
    eyeHalfWidth: around(38, 0.08),
    eyeHalfHeight: around(13.5, 0.14),
    browY: eyeY - around(37, 0.1),
    browThickness: around(6.5, 0.2),
    noseY: around(62, 0.06),
    noseHalfWidth: around(24, 0.12),
    mouthY: around(130, 0.05),
    mouthHalfWidth: around(72, 0.1),
    upperLip: around(11, 0.2),
    lowerLip: around(16, 0.2),
    jaw: around(0.55, 0.2),
    hasLongHair: random() < 0.5,
    hair: pickBody(HAIR),
    eyes: pickBody(EYES),
    shirt: pick(SHIRTS),
    wall: pick(WALLS),
  };
}
