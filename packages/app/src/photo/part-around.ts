import type { FacePlace } from '@daylit/contract';
import type { Part } from './camera/mirror-part.ts';

/** The long side to which the server makes a photo smaller before it looks for the face, pixels. */
export const ANALYSED = 1600;

/** Width from which a face shows its finest detail, pixels, with a margin: the check warns below 350. */
const LARGE_ENOUGH = 450;

/** Widths of the face that the part is wide, at least. The check needs some of what is beside the face. */
const ROOM = 2.2;

/** Width of the part over its height, as of a photo from the camera. */
const ASPECT = 4 / 5;

/**
 * The part of a picture that is sent: around a face that would be small once the whole picture has been made
 * smaller, with as many pixels as are analysed, or else all of it.
 */
export function partAround(face: FacePlace | null, width: number, height: number): Part {
  const whole = { left: 0, top: 0, width, height };
  if (!face) return whole;
  const wide = (face.right - face.left) * width;
  if (wide * Math.min(1, ANALYSED / Math.max(width, height)) >= LARGE_ENOUGH) return whole;
  const part = Math.max(ROOM * wide, ANALYSED * ASPECT);
  const across = stretchAround((face.left + face.right) / 2, part, width);
  const down = stretchAround((face.top + face.bottom) / 2, part / ASPECT, height);
  return { left: across.from, width: across.length, top: down.from, height: down.length };
}

/** So many pixels around a place, which is a share of the side, without leaving the picture. */
function stretchAround(place: number, wanted: number, side: number): { from: number; length: number } {
  const length = Math.min(side, Math.round(wanted));
  return { from: Math.round(Math.min(side - length, Math.max(0, place * side - length / 2))), length };
}
