import type { PhotoFacts, ProgressFacts, SkinFacts } from '@daylit/contract';
import { DETECTOR_SIZE } from './face/detect.ts';
import type { FaceNetworks } from './face/locate.ts';
import { MESH_SIZE } from './face/mesh.ts';
import { measureRepeatedly } from './error-bars/repeat.ts';
import type { RgbImage } from './image/rgb-image.ts';
import { readPhoto } from './photo-reading.ts';
import { progressFacts } from './report/progress-facts.ts';
import { scanRecord } from './report/scan-record.ts';
import { skinFacts } from './report/skin-facts.ts';
import type { NetworkFiles } from './runtime/graph.ts';
import { createKernelHost } from './runtime/kernels.ts';
import { loadNetwork } from './runtime/network.ts';
import type { ScanContext, ScanRecord } from './scan-record.ts';

/** The two face networks of `@vladmandic/human/models`. The caller reads the files; the engine opens none. */
export interface FaceModels {
  blazeface: NetworkFiles;
  facemesh: NetworkFiles;
}

/** What one photo shows, and what a later scan needs of it. */
export interface Analysis {
  skin: SkinFacts;
  progress: ProgressFacts;
  record: ScanRecord;
}

/** Synchronous and not re-entrant: run one photo at a time per engine, in a worker thread. */
export interface Engine {
  /** The photo gate alone. Throws `UnusableImage` for bytes that are no picture. */
  assessPhoto(image: RgbImage): PhotoFacts;
  /**
   * Yields the verdict of the photo gate as soon as it is known, and returns the rest; null for a refused
   * photo. Throws `UnusableImage` for bytes that are no picture. The same bytes and context give the same
   * facts.
   */
  analyse(image: RgbImage, context: ScanContext): Generator<PhotoFacts, Analysis | null, void>;
}

/** Loads the networks. Throws when a model's bytes do not fit its graph. */
export async function createEngine(models: FaceModels): Promise<Engine> {
  const host = await createKernelHost();
  const networks: FaceNetworks = {
    detector: loadNetwork(models.blazeface, DETECTOR_SIZE, host),
    mesh: loadNetwork(models.facemesh, MESH_SIZE, host),
  };
  return {
    assessPhoto: (image) => readPhoto(networks, image).photo,
    analyse: (image, context) => analyse(networks, image, context),
  };
}

function* analyse(
  networks: FaceNetworks,
  image: RgbImage,
  { checkin_id, created_at, isTeen, history }: ScanContext,
): Generator<PhotoFacts, Analysis | null, void> {
  const { photo, face } = readPhoto(networks, image);
  yield photo;
  if (photo.status === 'fail' || !face) return null;
  const context = { face, status: photo.status, isTeen };
  const skin = skinFacts(measureRepeatedly(networks.mesh, face), context);
  const record = scanRecord(skin.signs, face, photo.status);
  const progress = progressFacts(history, { checkin_id, created_at, record }, skin.signs);
  return { skin, progress, record };
}
