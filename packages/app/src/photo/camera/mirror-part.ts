/** Aspect ratio, width over height, of the photo. */
const ASPECT = 4 / 5;

/** A part of a picture, in pixels. */
export interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The part of a camera's picture that becomes the photo: the largest centred 4:5 rectangle of what the camera
 * view shows. Frames and photo are cropped to it, so nothing is analysed or sent that the member did not see.
 *
 * `aspect` belongs to the camera view, which shows the centre of the picture as large as it can.
 */
export function mirrorPart(width: number, height: number, aspect: number = ASPECT): Part {
  const shownWidth = Math.min(width, height * aspect);
  const shownHeight = Math.min(height, width / aspect);
  const wide = Math.round(Math.min(shownWidth, shownHeight * ASPECT));
  const high = Math.round(Math.min(shownHeight, shownWidth / ASPECT));
  return {
    left: Math.floor((width - wide) / 2),
    top: Math.floor((height - high) / 2),
    width: wide,
    height: high,
  };
}

/** The aspect of the part that an element shows of its picture; the photo's own while it has no size. */
export function aspectOf({ clientWidth, clientHeight }: HTMLElement): number {
  return clientWidth > 0 && clientHeight > 0 ? clientWidth / clientHeight : ASPECT;
}
