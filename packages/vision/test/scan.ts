import type { PhotoFacts, Sign, SignFacts } from '@daylit/contract';
import { paintFace } from '../phantom/index.ts';
import type { PhantomOptions } from '../phantom/index.ts';
import { DETECTOR_SIZE } from '../src/face/detect.ts';
import type { FaceNetworks } from '../src/face/locate.ts';
import { MESH_SIZE } from '../src/face/mesh.ts';
import { createEngine } from '../src/index.ts';
import type { Analysis, Engine, PreviousScan, RgbImage } from '../src/index.ts';
import { readPhoto } from '../src/photo-reading.ts';
import { progressFacts } from '../src/report/progress-facts.ts';
import { scanRecord } from '../src/report/scan-record.ts';
import { severityOf } from '../src/report/severity.ts';
import { skinFacts } from '../src/report/skin-facts.ts';
import { createKernelHost } from '../src/runtime/kernels.ts';
import { loadNetwork } from '../src/runtime/network.ts';
import { measureSigns } from '../src/skin/measure.ts';

import { readModels } from './models.ts';

export function newEngine(): Promise<Engine> {
  return createEngine(readModels());
}

export async function newNetworks(): Promise<FaceNetworks> {
  const host = await createKernelHost();
  const { blazeface, facemesh } = readModels();
  return {
    detector: loadNetwork(blazeface, DETECTOR_SIZE, host),
    mesh: loadNetwork(facemesh, MESH_SIZE, host),
  };
}

/** A phantom that is quick to paint and large enough for every measure. */
export function smallPhoto(options: PhantomOptions): RgbImage {
  return paintFace({ width: 430, height: 520, faceWidth: 400, ...options });
}

/** Severities of all signs, without the report's rules about what a photo cannot tell. */
export function severitiesOf(networks: FaceNetworks, image: RgbImage): Record<Sign, number> {
  const { face } = readPhoto(networks, image);
  if (!face) throw new Error('No face was found on the phantom.');
  const { signs } = measureSigns(face);
  const entries = Object.entries(signs).map(([sign, reading]) => [
    sign,
    severityOf(sign as Sign, reading.value),
  ]);
  return Object.fromEntries(entries) as Record<Sign, number>;
}

/** Everything that the engine says about one photo. */
export interface Scan {
  photo: PhotoFacts;
  /** Null for a photo that was refused. */
  analysis: Analysis | null;
}

const NOW = { checkin_id: 9, created_at: '2026-03-09T08:00:00.000Z' };

export function scan(
  engine: Engine,
  image: RgbImage,
  { isTeen = false, history = [] }: { isTeen?: boolean; history?: PreviousScan[] } = {},
): Scan {
  const run = engine.analyse(image, { ...NOW, isTeen, history });
  const first = run.next();
  if (first.done) throw new Error('The engine gave no verdict on the photo.');
  const last = run.next();
  if (!last.done) throw new Error('The engine gave two verdicts on the photo.');
  return { photo: first.value, analysis: last.value };
}

/**
 * The facts of a first scan from one measurement of the photo, with error bars of 0. The copies that an error
 * bar takes are four fifths of the time of a scan, and most tests do not look at it.
 */
export function scanOnce(networks: FaceNetworks, image: RgbImage): Scan {
  const { photo, face } = readPhoto(networks, image);
  if (!face) throw new Error('No face was found on the phantom.');
  const readings = measureSigns(face);
  const spreads = Object.fromEntries(Object.keys(readings.signs).map((sign) => [sign, 0]));
  const skin = skinFacts(
    { ...readings, spreads: spreads as Record<Sign, number> },
    { face, status: photo.status, isTeen: false },
  );
  const record = scanRecord(skin.signs, face, photo.status);
  return { photo, analysis: { skin, progress: progressFacts([], { ...NOW, record }, skin.signs), record } };
}

/** The analysis of a photo that is not refused. */
export function analysisOf({ photo, analysis }: Scan): Analysis {
  if (!analysis) throw new Error(`The photo was refused: ${photo.problem?.issue}.`);
  return analysis;
}

/** What a scan says of one sign. */
export function signIn(report: Scan, sign: Sign): SignFacts {
  const facts = analysisOf(report).skin.signs.find((one) => one.sign === sign);
  if (!facts) throw new Error(`The scan does not look for ${sign}.`);
  return facts;
}
