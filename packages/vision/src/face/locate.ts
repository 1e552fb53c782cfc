import { createPyramid } from '../image/pyramid.ts';
import type { Pyramid } from '../image/pyramid.ts';
import type { RgbImage } from '../image/rgb-image.ts';
import {
  DOUBTED_FACE_FLAG,
  DOUBTED_SCORE,
  FACE_FLAG,
  MESH_PASSES,
  SEVERAL_FACES_AREA,
  SEVERAL_FACES_SCORE,
} from '../thresholds/face.ts';
import { detectFaces } from './detect.ts';
import type { Detection } from './detect.ts';
import { findMesh } from './mesh.ts';
import type { SeenFace } from './mesh.ts';
import type { FaceNetworks } from './networks.ts';
import { poseOf } from './pose.ts';
import type { Pose } from './pose.ts';

export interface LocatedFace extends SeenFace {
  pyramid: Pyramid;
  pose: Pose;
  /**
   * Number of faces that surely exist, this one included. A far smaller face is background and does not
   * count.
   */
  faces: number;
}

/**
 * The largest face of the image, or null when there is none. The detector also accepts chins, necks, hands
 * and animals, so the mesh network, which sees more detail, must confirm each of its boxes.
 */
export function locateFace(networks: FaceNetworks, image: RgbImage): LocatedFace | null {
  const pyramid = createPyramid(image);
  const found = detectFaces(networks.detector, pyramid).toSorted((a, b) => areaOf(b) - areaOf(a));
  const confirm = (face: Detection): SeenFace | null => {
    const seen = findMesh(networks.mesh, pyramid, face, MESH_PASSES);
    return seen.flag < (face.score < DOUBTED_SCORE ? DOUBTED_FACE_FLAG : FACE_FLAG) ? null : seen;
  };
  for (const [index, face] of found.entries()) {
    const seen = confirm(face);
    if (!seen) continue;
    const others = found
      .slice(index + 1)
      .filter(
        (other) => other.score >= SEVERAL_FACES_SCORE && areaOf(other) >= areaOf(face) * SEVERAL_FACES_AREA,
      )
      .filter((other) => confirm(other) !== null);
    return { ...seen, pyramid, pose: poseOf(seen.mesh), faces: 1 + others.length };
  }
  return null;
}

function areaOf({ width, height }: Detection): number {
  return width * height;
}
