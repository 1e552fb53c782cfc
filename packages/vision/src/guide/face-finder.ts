import type { FacePlace } from '@daylit/contract';
import { DETECTOR_SIZE } from '../face/detect.ts';
import { locateFace } from '../face/locate.ts';
import { boxOf } from '../face/mesh.ts';
import type { FaceModels } from '../face/networks.ts';
import { loadFaceNetworks } from '../face/networks.ts';
import { checkImage } from '../image/rgb-image.ts';
import type { RgbImage } from '../image/rgb-image.ts';
import { sharesOf } from './framing.ts';

/**
 * Loads the networks and finds the one face of a photo, as small a face as the photo gate finds; null without
 * one or with several. Throws when a model's bytes do not fit its graph, and `UnusableImage`.
 */
export async function findOneFace(models: FaceModels, photo: RgbImage): Promise<FacePlace | null> {
  checkImage(photo);
  const located = locateFace(await loadFaceNetworks(models, DETECTOR_SIZE), photo);
  return located?.faces === 1 ? sharesOf(boxOf(located.mesh), photo) : null;
}
