import type { FacePlace } from '@daylit/contract';
import type { MeshBox } from '../face/mesh.ts';
import {
  GUIDE_CENTRE,
  GUIDE_CLOSER,
  GUIDE_FURTHER,
  GUIDE_MOVED,
  GUIDE_OFF_CENTRE,
} from '../thresholds/guide.ts';

interface Size {
  width: number;
  height: number;
}

/**
 * What is wrong with the position of a face in the picture; null when nothing is. Size comes first: the
 * position of a distant face means little.
 */
export function judgeFraming(face: MeshBox, picture: Size): 'closer' | 'further' | 'centre' | null {
  const width = (face.right - face.left) / picture.width;
  if (width < GUIDE_CLOSER) return 'closer';
  if (width > GUIDE_FURTHER) return 'further';
  const across = Math.abs((face.left + face.right) / 2 / picture.width - GUIDE_CENTRE[0]);
  const down = Math.abs((face.top + face.bottom) / 2 / picture.height - GUIDE_CENTRE[1]);
  return Math.max(across, down) > GUIDE_OFF_CENTRE ? 'centre' : null;
}

/** Whether the position or size of a face differs from the frame before. */
export function hasMoved(face: MeshBox, before: MeshBox): boolean {
  const most = Math.max(
    Math.abs(face.left - before.left),
    Math.abs(face.right - before.right),
    Math.abs(face.top - before.top),
    Math.abs(face.bottom - before.bottom),
  );
  return most > GUIDE_MOVED * (face.right - face.left);
}

/** A box as shares of the picture. */
export function sharesOf({ left, right, top, bottom }: MeshBox, { width, height }: Size): FacePlace {
  return { left: left / width, right: right / width, top: top / height, bottom: bottom / height };
}
