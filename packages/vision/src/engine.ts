import type { PhotoQuality, ScanEvent } from '@daylit/contract';
import { DETECTOR_SIZE } from './face/detect.ts';
import type { FaceNetworks } from './face/locate.ts';
import { MESH_SIZE } from './face/mesh.ts';
import { measureRepeatedly } from './error-bars/repeat.ts';
import type { RgbImage } from './image/rgb-image.ts';
import { readPhoto } from './photo-reading.ts';
import { compareReports } from './report/compare-reports.ts';
import { conditionNotes } from './report/condition-notes.ts';
import { findingsOf, reasonsOf } from './report/measurements.ts';
import { praiseFor } from './report/photo-praise.ts';
import { scanRecord } from './report/scan-record.ts';
import { skinSensitivity } from './report/skin-sensitivity.ts';
import { skinType } from './report/skin-type.ts';
import type { NetworkFiles } from './runtime/graph.ts';
import { createKernelHost } from './runtime/kernels.ts';
import { loadNetwork } from './runtime/network.ts';
import type { ScanContext, ScanRecord } from './scan-record.ts';

/** The two face networks of `@vladmandic/human/models`. The caller reads the files; the engine opens none. */
export interface FaceModels {
  blazeface: NetworkFiles;
  facemesh: NetworkFiles;
}

/** The stages that the engine decides. Other code derives the care plan and the products from them. */
export type EngineEvent = Exclude<ScanEvent, { stage: 'care_plan' | 'product_needs' }>;

/** Synchronous and not re-entrant: run one photo at a time per engine, in a worker thread. */
export interface Engine {
  /** The photo gate alone. Throws `UnusableImage` for bytes that are no picture. */
  assessPhoto(image: RgbImage): PhotoQuality;
  /**
   * Yields `photo_quality`, `skin_type`, `skin_sensitivity`, `condition_notes`, `progress_summary`, each as
   * soon as it is known, and returns the record to store. A refused photo yields only `photo_quality` (status
   * `fail`) and returns null. Throws `UnusableImage` for bytes that are no picture. The same bytes and
   * context give the same JSON.
   */
  analyse(image: RgbImage, context: ScanContext): Generator<EngineEvent, ScanRecord | null, void>;
}

/** Loads the networks. Throws when a model's bytes do not fit its graph. */
export async function createEngine(models: FaceModels): Promise<Engine> {
  const host = await createKernelHost();
  const networks: FaceNetworks = {
    detector: loadNetwork(models.blazeface, DETECTOR_SIZE, host),
    mesh: loadNetwork(models.facemesh, MESH_SIZE, host),
  };
  return {
    assessPhoto: (image) => readPhoto(networks, image).quality,
    analyse: (image, context) => analyse(networks, image, context),
  };
}

function* analyse(
  networks: FaceNetworks,
  image: RgbImage,
  { checkin_id, created_at, answers, history }: ScanContext,
): Generator<EngineEvent, ScanRecord | null, void> {
  const { quality, face } = readPhoto(networks, image);
  yield { stage: 'photo_quality', payload: quality };
  if (quality.status === 'fail' || !face) return null;
  const findings = findingsOf(measureRepeatedly(networks.mesh, face), {
    face,
    status: quality.status,
    isTeen: answers.age_band === '13-17',
  });
  const record = scanRecord(findings, face, quality.status);
  const praise = praiseFor(quality.status, record.conditions);
  yield { stage: 'skin_type', payload: skinType(findings, answers) };
  yield { stage: 'skin_sensitivity', payload: skinSensitivity(findings, answers) };
  const photo = { cover: face.skin.cover, praise, lightBalance: face.evidence.lightBalance };
  yield { stage: 'condition_notes', payload: conditionNotes(findings, photo) };
  const current = { checkin_id, created_at, record };
  yield { stage: 'progress_summary', payload: compareReports(history, current, reasonsOf(findings)) };
  return record;
}
