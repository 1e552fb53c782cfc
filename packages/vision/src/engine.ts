import type { RgbImage } from './image/rgb-image.ts';
import type { PhotoQuality, StageEvent } from './report/payloads.ts';
import type { NetworkFiles } from './runtime/graph.ts';
import type { ScanContext, ScanRecord } from './scan-record.ts';

/** Changes whenever the same photo may give another number; scans of different versions are not compared. */
export const ENGINE_VERSION = '1.0.0';

/** The two face networks of `@vladmandic/human/models`. The caller reads the files; the engine opens nothing. */
export interface FaceModels {
  blazeface: NetworkFiles;
  facemesh: NetworkFiles;
}

/** Synchronous and not re-entrant: run one photo at a time per engine, in a worker thread. */
export interface Engine {
  /** The photo gate alone. Throws `UnusableImage` for bytes that are no picture. */
  assessPhoto(image: RgbImage): PhotoQuality;
  /**
   * Yields `photo_quality`, `skin_type`, `skin_sensitivity`, `condition_notes`, `progress_summary`, each as soon as it is
   * known, and returns the record to store. A refused photo yields only `photo_quality` (status `fail`) and returns null.
   * Throws `UnusableImage` for bytes that are no picture. The same bytes and context give the same JSON.
   */
  analyse(image: RgbImage, context: ScanContext): Generator<StageEvent, ScanRecord | null, void>;
}

export async function createEngine(_models: FaceModels): Promise<Engine> {
  throw new Error('The engine is being assembled.');
}
