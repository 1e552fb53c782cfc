import type { Sign } from '@daylit/contract';
import type { Measured } from '../bench-vision/figure.ts';

/** A figure of real faces, without what all of them share. */
export type Row = Omit<Measured, 'group'>;

export const SIGN_WORDS: Record<Sign, string> = {
  redness: 'Redness',
  texture: 'Texture and pores',
  lines: 'Lines',
  dark_circles: 'Dark circles',
  shine: 'Shine',
  tone_evenness: 'Unevenness of tone',
  blemishes: 'Blemishes',
  dark_spots: 'Dark spots',
};
