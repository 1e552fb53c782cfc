import type { PhotoFacts, Sign, SignFacts } from '@daylit/contract';
import { paintFace } from '@daylit/phantom';
import type { PhantomOptions } from '@daylit/phantom';
import { DETECTOR_SIZE } from '../src/face/detect.ts';
import { loadFaceNetworks } from '../src/face/networks.ts';
import type { FaceNetworks } from '../src/face/networks.ts';
import { createEngine } from '../src/index.ts';
import type { Analysis, Engine, RgbImage, ScanContext } from '../src/index.ts';
import { readPhoto } from '../src/quality/photo-reading.ts';
import { progressFacts } from '../src/report/progress-facts.ts';
import { spreadsOf } from '../src/report/repeatability.ts';
import { scanRecord } from '../src/report/scan-record.ts';
import { severityOf } from '../src/signs/severity.ts';
import { perSign } from '../src/signs/signs.ts';
import { skinFacts } from '../src/report/skin-facts.ts';
import { measureSigns } from '../src/signs/measure.ts';

import { readModels } from './models.ts';
import { createWorkspace } from '../src/image/workspace.ts';

const workspace = createWorkspace();

export function newEngine(): Promise<Engine> {
  return createEngine(readModels());
}

export function newNetworks(): Promise<FaceNetworks> {
  return loadFaceNetworks(readModels(), DETECTOR_SIZE);
}

/** A phantom that is quick to paint and large enough for every measure. */
export function smallPhoto(options: PhantomOptions): RgbImage {
  return paintFace({ width: 430, height: 520, faceWidth: 400, ...options });
}

/** What is measured of all signs, each in its own unit. */
export function valuesOf(networks: FaceNetworks, image: RgbImage): Record<Sign, number> {
  const { face } = readPhoto(workspace, networks, image);
  if (!face) throw new Error('No face was found on the phantom.');
  const { signs } = measureSigns(workspace, face);
  return perSign((sign) => signs[sign].value);
}

/** Severities of all signs, without the report's rules about what a photo cannot tell. */
export function severitiesOf(networks: FaceNetworks, image: RgbImage): Record<Sign, number> {
  const values = valuesOf(networks, image);
  return perSign((sign) => severityOf(sign, values[sign]));
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
  { isTeen = false, history = [] }: Partial<Pick<ScanContext, 'isTeen' | 'history'>> = {},
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
  const { photo, face } = readPhoto(workspace, networks, image);
  if (!face) throw new Error('No face was found on the phantom.');
  const readings = measureSigns(workspace, face);
  const skin = skinFacts(
    { ...readings, spreads: perSign(() => 0) },
    { face, status: photo.status, isTeen: false, spreads: spreadsOf([]) },
  );
  const record = scanRecord(skin.signs, face, photo.status);
  const progress = progressFacts([], { ...NOW, record, pairs: [] }, skin.signs);
  return { photo, analysis: { skin, progress, record } };
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
