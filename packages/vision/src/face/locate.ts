import { createPyramid } from '../image/pyramid.ts';
import type { Pyramid } from '../image/pyramid.ts';
import type { RgbImage } from '../image/rgb-image.ts';
import type { Network } from '../runtime/network.ts';
import { MESH_PASSES, SEVERAL_FACES_AREA, SEVERAL_FACES_SCORE } from '../thresholds.ts';
import { detectFaces } from './detect.ts';
import { findMesh } from './mesh.ts';
import type { Landmarks } from './mesh.ts';
import { poseOf } from './pose.ts';
import type { Pose } from './pose.ts';

export interface FaceNetworks {
  detector: Network;
  mesh: Network;
}

export interface LocatedFace {
  pyramid: Pyramid;
  mesh: Landmarks;
  pose: Pose;
  /** Faces that are surely there, this one included. A face far smaller than this one is background. */
  faces: number;
}

/** The largest face of the image, or null when there is none. */
export function locateFace(networks: FaceNetworks, image: RgbImage): LocatedFace | null {
  const pyramid = createPyramid(image);
  const found = detectFaces(networks.detector, pyramid);
  const largest = found.toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
  if (!largest) return null;
  const area = largest.width * largest.height;
  const others = found.filter(
    (face) =>
      face !== largest &&
      face.score >= SEVERAL_FACES_SCORE &&
      face.width * face.height >= area * SEVERAL_FACES_AREA,
  );
  const mesh = findMesh(networks.mesh, pyramid, largest, MESH_PASSES);
  return { pyramid, mesh, pose: poseOf(mesh), faces: 1 + others.length };
}
