import type { Tone } from './options.ts';
import { createRandom } from './random.ts';

export type Colour = [red: number, green: number, blue: number];

export type HairStyle = 'short' | 'long' | 'curly' | 'cropped';

/**
 * One person's features in face units: the face is 440 wide, (0, 0) is its centre, v grows downwards. Colours
 * are linear light, 0 to 1.
 */
export interface Identity {
  seed: number;
  /** 0 to 1, from the options. */
  age: number;
  smile: number;
  eyeX: number;
  eyeY: number;
  eyeHalfWidth: number;
  eyeHalfHeight: number;
  /** How much higher the outer corner is than the middle. */
  eyeTilt: number;
  browY: number;
  browThickness: number;
  browArch: number;
  /** Tip of the nose; its base is 28 lower. */
  noseY: number;
  noseHalfWidth: number;
  bridge: number;
  mouthY: number;
  mouthHalfWidth: number;
  upperLip: number;
  lowerLip: number;
  /** How much the jaw narrows, 0.35 to 0.6. */
  jaw: number;
  chin: number;
  cheekbone: number;
  hairlineY: number;
  hairStyle: HairStyle;
  hair: Colour;
  eyes: Colour;
  shirt: Colour;
  wall: Colour;
}

/** Darkest first, as the eyes below. */
const HAIR: Colour[] = [
  [0.012, 0.009, 0.008],
  [0.022, 0.014, 0.01],
  [0.045, 0.025, 0.014],
  [0.11, 0.058, 0.027],
  [0.24, 0.155, 0.075],
];
const EYES: Colour[] = [
  [0.035, 0.018, 0.01],
  [0.06, 0.03, 0.015],
  [0.13, 0.07, 0.028],
  [0.1, 0.16, 0.22],
  [0.1, 0.125, 0.07],
];
const SHIRTS: Colour[] = [
  [0.06, 0.09, 0.17],
  [0.2, 0.06, 0.06],
  [0.07, 0.12, 0.085],
  [0.32, 0.32, 0.33],
  [0.52, 0.5, 0.47],
];
const WALLS: Colour[] = [
  [0.5, 0.55, 0.6],
  [0.6, 0.55, 0.46],
  [0.42, 0.5, 0.44],
  [0.6, 0.6, 0.6],
];
const GREY: Colour = [0.34, 0.33, 0.32];

/** The person with a given number. The same number is always the same face. */
export function createIdentity(seed: number, tone: Tone, { age = 0, smile = 0 } = {}): Identity {
  const random = createRandom(Math.imul(seed, 7919) + 17);
  const around = (value: number, spread: number): number => value * (1 + (random() - 0.5) * 2 * spread);
  const pick = <T>(choices: readonly [T, ...T[]]): T =>
    choices[Math.floor(random() * choices.length)] ?? choices[0];
  const pickColour = (colours: Colour[]): Colour => colours[Math.floor(random() * colours.length)] ?? GREY;
  // Dark skin nearly always goes with dark hair and eyes. The first colours of each list are the darkest.
  const pickBody = (colours: Colour[]): Colour =>
    pickColour(tone >= 8 ? colours.slice(0, 1) : tone >= 6 ? colours.slice(0, 2) : colours);
  const eyeY = around(-80, 0.1);
  const noseY = eyeY + around(98, 0.07);
  const hair = pickBody(HAIR);
  const grey = Math.max(0, age - 0.4) * (0.4 + 1.2 * random());
  return {
    seed,
    age,
    smile,
    eyeX: around(97, 0.04),
    eyeY,
    eyeHalfWidth: around(43, 0.06),
    eyeHalfHeight: around(15, 0.14) * (1 - 0.18 * smile) * (1 - 0.1 * age),
    eyeTilt: around(2.5, 1.4),
    browY: eyeY - around(45, 0.1),
    browThickness: around(8.5, 0.25),
    browArch: around(8, 0.5),
    noseY,
    noseHalfWidth: around(53, 0.14) + 3 * smile,
    bridge: around(46, 0.16),
    mouthY: noseY + around(92, 0.06),
    mouthHalfWidth: around(79, 0.09) + 16 * smile,
    upperLip: around(17, 0.26) * (1 - 0.2 * smile) * (1 - 0.25 * age),
    lowerLip: around(24, 0.2) * (1 - 0.15 * smile) * (1 - 0.15 * age),
    jaw: around(0.47, 0.24),
    chin: around(14, 0.3),
    cheekbone: around(11, 0.45),
    hairlineY: around(-226, 0.045),
    hairStyle: pick(tone >= 7 ? ['curly', 'curly', 'cropped', 'long'] : ['short', 'short', 'long', 'curly']),
    hair: mixed(hair, GREY, Math.min(0.85, grey)),
    eyes: pickBody(EYES),
    shirt: pickColour(SHIRTS),
    wall: pickColour(WALLS),
  };
}

function mixed(from: Colour, to: Colour, share: number): Colour {
  return [0, 1, 2].map((k) => from[k]! + (to[k]! - from[k]!) * share) as Colour;
}
