import { LEFT_OUT_PREFERENCE_VALUES, type LeftOut } from '@daylit/contract';
import { fields, oneOf, text } from './values.ts';

/** The answer that leaves a product out; null for a product that fits. */
export function readLeftOut(value: unknown): LeftOut | null {
  const found = fields(value);
  const sentence = text(found?.['sentence']);
  // One that this version does not know leaves the product out as well; the link is the same for all.
  const preference = oneOf(LEFT_OUT_PREFERENCE_VALUES, found?.['preference']) ?? 'avoid';
  return sentence === null ? null : { preference, sentence };
}
