/** Aspect ratio, width over height, of the camera view and of the photo. */
const ASPECT = 4 / 5;

/** A part of a picture, in pixels. */
export interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The part of a camera's picture that the camera view shows: the largest centred 4:5 rectangle. Frames and
 * photo are cropped to it, so nothing is analysed or sent that the member did not see.
 */
export function mirrorPart(width: number, height: number): Part {
  const wide = Math.min(width, Math.round(height * ASPECT));
  const high = Math.min(height, Math.round(width / ASPECT));
  return {
    left: Math.floor((width - wide) / 2),
    top: Math.floor((height - high) / 2),
    width: wide,
    height: high,
  };
}
