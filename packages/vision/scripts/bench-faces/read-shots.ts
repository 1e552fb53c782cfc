import { readFile } from 'node:fs/promises';
import type { SkinFacts } from '@daylit/contract';
import type { FaceNetworks } from '../../src/face/networks.ts';
import type { Engine, ScanRecord } from '../../src/index.ts';
import { readPhoto } from '../../src/quality/photo-reading.ts';
import { newEngine, newNetworks, scan } from '../../test/scan.ts';
import { decodePhonePhoto } from '../bench-vision/decode-photo.ts';
import { lightnessOf } from '../bench-vision/skin-lightness.ts';
import type { Shot } from './collection.ts';
import { createWorkspace } from '../../src/image/workspace.ts';

const workspace = createWorkspace();

/** What the engine says about one photograph. */
export interface ReadShot extends Shot {
  isFound: boolean;
  /** Null for a photograph that the gate refused. */
  analysis: { skin: SkinFacts; record: ScanRecord } | null;
  /** True when the refusal says that something covers the face. */
  isCalledCovered: boolean;
  /** Lightness of the skin in this photograph, L*, 0 to 100; NaN without a face. */
  lightness: number;
}

/** Reads every photograph. Takes about half a second each. */
export async function readShots(shots: readonly Shot[]): Promise<ReadShot[]> {
  const [engine, networks] = [await newEngine(), await newNetworks()];
  const read: ReadShot[] = [];
  // One after the other, since an engine reads one photo at a time.
  for (const shot of shots) read.push(await readShot(engine, networks, shot));
  return read;
}

async function readShot(engine: Engine, networks: FaceNetworks, shot: Shot): Promise<ReadShot> {
  const image = await decodePhonePhoto(await readFile(shot.file));
  const { photo, analysis } = scan(engine, image);
  const { face } = readPhoto(workspace, networks, image);
  return {
    ...shot,
    isFound: face !== null,
    analysis,
    isCalledCovered: photo.problem?.issue === 'no_face' && photo.problem.because === 'covered',
    lightness: face ? lightnessOf(face) : Number.NaN,
  };
}
