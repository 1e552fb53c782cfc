import { STEP_KEY_VALUES, type StepKey } from '@daylit/contract';

/** The step key that a word is; undefined for any other word. */
export function toStep(word: string | null): StepKey | undefined {
  return STEP_KEY_VALUES.find((key) => key === word);
}
