import type { PhotoFacts, ProgressFacts, SkinFacts } from '@daylit/contract';
import { DETECTOR_SIZE } from './face/detect.ts';
import { loadFaceNetworks } from './face/networks.ts';
import type { FaceModels, FaceNetworks } from './face/networks.ts';
import { measureRepeatedly } from './repeat/repeat.ts';
import type { RgbImage } from './image/rgb-image.ts';
import { readPhoto } from './quality/photo-reading.ts';
import { progressFacts } from './report/progress-facts.ts';
import { spreadsOf } from './report/repeatability.ts';
import { scanRecord } from './report/scan-record.ts';
import type { ScanContext, ScanRecord } from './report/scan-record.ts';
import { skinFacts } from './report/skin-facts.ts';
import { createWorkspace } from './image/workspace.ts';
import type { Workspace } from './image/workspace.ts';

/** What one photo shows, and what a later scan needs of it. */
export interface Analysis {
  skin: SkinFacts;
  progress: ProgressFacts;
  record: ScanRecord;
}

/** Synchronous and not re-entrant: finish one photo before the next is begun, in a worker thread. */
export interface Engine {
  /** The photo gate alone. Throws `UnusableImage` for bytes that are no picture. */
  assessPhoto(image: RgbImage): PhotoFacts;
  /**
   * Yields the verdict of the photo gate as soon as it is known, and returns the rest; null for a refused
   * photo. Throws `UnusableImage` for bytes that are no picture, and `Error` when it is resumed after another
   * photo was begun. The same bytes and context give the same facts.
   */
  analyse(image: RgbImage, context: ScanContext): Generator<PhotoFacts, Analysis | null, void>;
}

/** Loads the networks. Throws when a model's bytes do not fit its graph. */
export async function createEngine(models: FaceModels): Promise<Engine> {
  const workspace = createWorkspace();
  const networks = await loadFaceNetworks(models, DETECTOR_SIZE);
  return {
    assessPhoto(image) {
      workspace.startPhoto();
      return readPhoto(workspace, networks, image).photo;
    },
    analyse: (image, context) => analyse(workspace, networks, image, context),
  };
}

function* analyse(
  workspace: Workspace,
  networks: FaceNetworks,
  image: RgbImage,
  { checkin_id, created_at, isTeen, history }: ScanContext,
): Generator<PhotoFacts, Analysis | null, void> {
  const isLastBegun = workspace.startPhoto();
  const { photo, face } = readPhoto(workspace, networks, image);
  yield photo;
  if (!isLastBegun()) throw new Error('Another photo was begun before this one was finished.');
  if (photo.status === 'fail' || !face) return null;
  const pairs = history[0]?.pairs ?? [];
  const context = { face, status: photo.status, isTeen, spreads: spreadsOf(pairs) };
  const skin = skinFacts(measureRepeatedly(workspace, networks.mesh, face), context);
  const record = scanRecord(skin.signs, face, photo.status);
  const progress = progressFacts(history, { checkin_id, created_at, record, pairs }, skin.signs);
  return { skin, progress, record };
}
