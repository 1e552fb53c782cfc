import type { Guidance } from './guidance-type.ts';
import { MODALS } from './modals.ts';
import { DRAWINGS, PARTS } from './parts.ts';
import { PRIMITIVES } from './primitives.ts';
import { SCREENS } from './screens.ts';
import { SECTIONS } from './sections.ts';

/** The rules of use of every component that the sidebar shows. */
export const GUIDANCE: Guidance = {
  ...SCREENS,
  ...SECTIONS,
  ...MODALS,
  ...PARTS,
  ...DRAWINGS,
  ...PRIMITIVES,
};
