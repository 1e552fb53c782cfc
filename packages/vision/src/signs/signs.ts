import { SIGN_VALUES } from '@daylit/contract';
import type { Sign } from '@daylit/contract';
import { BLEMISHES } from './blemishes.ts';
import { DARK_CIRCLES } from './dark-circles.ts';
import { DARK_SPOTS } from './dark-spots.ts';
import type { SignDefinition } from './definition.ts';
import { LINES } from './lines.ts';
import { REDNESS } from './redness.ts';
import { SHINE } from './shine.ts';
import { TEXTURE } from './texture.ts';
import { TONE_EVENNESS } from './tone-evenness.ts';

/** Every sign. A new one is a file beside this one and a line here. */
export const SIGNS = {
  redness: REDNESS,
  texture: TEXTURE,
  lines: LINES,
  dark_circles: DARK_CIRCLES,
  shine: SHINE,
  tone_evenness: TONE_EVENNESS,
  blemishes: BLEMISHES,
  dark_spots: DARK_SPOTS,
} satisfies Record<Sign, SignDefinition>;

/** One value for each sign, in the order of a report. */
export function perSign<T>(valueOf: (sign: Sign) => T): Record<Sign, T> {
  return Object.fromEntries(SIGN_VALUES.map((sign) => [sign, valueOf(sign)])) as Record<Sign, T>;
}
