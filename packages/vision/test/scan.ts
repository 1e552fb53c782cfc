import type { Sign } from '@daylit/contract';
import { paintFace } from '../phantom/index.ts';
import type { PhantomOptions } from '../phantom/index.ts';
import { DETECTOR_SIZE } from '../src/face/detect.ts';
import type { FaceNetworks } from '../src/face/locate.ts';
import { MESH_SIZE } from '../src/face/mesh.ts';
import { createEngine } from '../src/index.ts';
import type { Answers, Engine, PreviousScan, RgbImage, ScanRecord, EngineEvent } from '../src/index.ts';
import { readPhoto } from '../src/photo-reading.ts';
import { conditionNotes } from '../src/report/condition-notes.ts';
import { findingsOf } from '../src/report/measurements.ts';
import { praiseFor } from '../src/report/photo-praise.ts';
import { scanRecord } from '../src/report/scan-record.ts';
import { severityOf } from '../src/report/severity.ts';
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

export interface Scan {
  events: EngineEvent[];
  record: ScanRecord | null;
}

export function scan(
  engine: Engine,
  image: RgbImage,
  answers: Answers = {},
  history: PreviousScan[] = [],
): Scan {
  const run = engine.analyse(image, {
    checkin_id: 9,
    created_at: '2026-03-09T08:00:00.000Z',
    answers,
    history,
  });
  const events: EngineEvent[] = [];
  for (;;) {
    const step = run.next();
    if (step.done) return { events, record: step.value };
    events.push(step.value);
  }
}

/**
 * The verdict, the notes and the record from one measurement of the photo, with error bars of 0. The copies
 * that an error bar takes are four fifths of the time of a scan, and most tests do not look at it.
 */
export function scanOnce(networks: FaceNetworks, image: RgbImage): Scan {
  const { quality, face } = readPhoto(networks, image);
  if (!face) throw new Error('No face was found on the phantom.');
  const readings = measureSigns(face);
  const spreads = Object.fromEntries(Object.keys(readings.signs).map((sign) => [sign, 0]));
  const findings = findingsOf(
    { ...readings, spreads: spreads as Record<Sign, number> },
    { face, status: quality.status, isTeen: false },
  );
  const record = scanRecord(findings, face, quality.status);
  const photo = {
    cover: face.skin.cover,
    praise: praiseFor(quality.status, record.conditions),
    lightBalance: face.evidence.lightBalance,
  };
  return {
    events: [
      { stage: 'photo_quality', payload: quality },
      { stage: 'condition_notes', payload: conditionNotes(findings, photo) },
    ],
    record,
  };
}

type Payloads = { [E in EngineEvent as E['stage']]: E['payload'] };

export function payloadOf<S extends keyof Payloads>({ events }: Scan, stage: S): Payloads[S] {
  const event = events.find((candidate) => candidate.stage === stage);
  if (!event) throw new Error(`The scan has no stage ${stage}.`);
  return event.payload as Payloads[S];
}
