import { boxOf } from './mesh.ts';
import type { Landmarks } from './mesh.ts';

/** A rectangle in whole pixels of the analysed image, 4:5 (width to height), around the face. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Height of the thumbnail over the height of the mesh, which ends at the hairline and the chin. */
const MARGIN = 1.5;

/**
 * The crop of the thumbnail: 4:5, around the face, in whole pixels, inside the image. Smaller where the image
 * is narrow.
 */
export function thumbnailCrop(mesh: Landmarks, width: number, height: number): Crop {
  const { left, right, top, bottom } = boxOf(mesh);
  const wanted = Math.max((bottom - top) / 5, (right - left) / 4) * MARGIN;
  const unit = Math.max(1, Math.floor(Math.min(wanted, width / 4, height / 5)));
  const cropWidth = Math.min(width, 4 * unit);
  const cropHeight = Math.min(height, 5 * unit);
  // The mesh does not include the top of the head, so the face is placed a little below the middle.
  const x = (left + right) / 2 - cropWidth / 2;
  const y = (top + bottom) / 2 - cropHeight * 0.54;
  return {
    left: Math.round(Math.max(0, Math.min(width - cropWidth, x))),
    top: Math.round(Math.max(0, Math.min(height - cropHeight, y))),
    width: cropWidth,
    height: cropHeight,
  };
}
