import { EVENLY_LIT, LOOKS_STRAIGHT } from '../thresholds.ts';
import type { PhotoQuality } from '@daylit/contract';
import { listOf } from './list-of.ts';

/** What the report says is good about a photo. No advice in the same report may ask for it. */
export interface PhotoPraise {
  isSharp: boolean;
  isEvenlyLit: boolean;
  isStraight: boolean;
}

/** A photo with a warning gets no praise, so that no advice contradicts it. */
export function praiseFor(
  status: PhotoQuality['status'],
  { light_balance, yaw }: { light_balance: number; yaw: number },
): PhotoPraise {
  const isSharp = status === 'pass';
  return {
    isSharp,
    isEvenlyLit: isSharp && Math.abs(light_balance) <= EVENLY_LIT,
    isStraight: isSharp && Math.abs(yaw) <= LOOKS_STRAIGHT,
  };
}

/** The praise of a photo that passed, as a sentence. */
export function praiseSentence({ isEvenlyLit, isStraight }: PhotoPraise): string {
  const parts = ['is sharp'];
  if (isEvenlyLit) parts.push('evenly lit');
  if (isStraight) parts.push('looks straight at the camera');
  return `Your face ${listOf(parts)}.`;
}
