/** Width over height of the mirror on the page, and of the photo. */
const ASPECT = 4 / 5;

/** A part of a picture, in its pixels. */
export interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * What the mirror shows of a camera's picture: the largest 4:5 in its middle. Frames and photo are cut to it, so nothing is
 * judged or sent that the person did not see.
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
