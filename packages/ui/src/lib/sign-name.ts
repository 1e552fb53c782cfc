import type { Sign } from '@daylit/contract';

const NAMES: Record<Sign, string> = {
  redness: 'Redness',
  texture: 'Texture',
  lines: 'Fine lines',
  dark_circles: 'Dark circles',
  shine: 'Shine',
  // A severity of evenness would read the wrong way round.
  tone_evenness: 'Uneven tone',
  blemishes: 'Blemishes',
  dark_spots: 'Dark spots',
};

/** What a severity is about, as the concerns of a report call it. */
export function signName(sign: Sign): string {
  return NAMES[sign];
}
