import type { StepKey } from '@daylit/contract';

/** The entry about each step. */
export const STEP_ENTRIES: Record<StepKey, string> = {
  cleanser: 'step.cleanser',
  toner: 'step.toner',
  exfoliant: 'step.exfoliate',
  serum: 'step.serum',
  eye_cream: 'step.eye-cream',
  moisturizer: 'step.moisturizer',
  sunscreen: 'sun.reapply',
  mask: 'step.mask',
};
