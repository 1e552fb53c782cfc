import type { Place } from '@daylit/contract';
import type { RegionName } from '../regions/outlines.ts';

/** Each region of the engine as the contract names it. */
export const PLACE_OF: Readonly<Record<RegionName, Place>> = {
  forehead: { region: 'forehead', side: null },
  glabella: { region: 'glabella', side: null },
  nose: { region: 'nose', side: null },
  chin: { region: 'chin', side: null },
  right_cheek: { region: 'cheek', side: 'right' },
  left_cheek: { region: 'cheek', side: 'left' },
  right_under_eye: { region: 'under_eye', side: 'right' },
  left_under_eye: { region: 'under_eye', side: 'left' },
  right_eye_corner: { region: 'eye_corner', side: 'right' },
  left_eye_corner: { region: 'eye_corner', side: 'left' },
  right_jaw: { region: 'jaw', side: 'right' },
  left_jaw: { region: 'jaw', side: 'left' },
};
