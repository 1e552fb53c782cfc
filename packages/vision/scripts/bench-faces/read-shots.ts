import { readFile } from 'node:fs/promises';
import type { SkinFacts } from '@daylit/contract';
import sharp from 'sharp';
import type { FaceNetworks } from '../../src/face/networks.ts';
import type { Engine, RgbImage, ScanRecord } from '../../src/index.ts';
import { readPhoto } from '../../src/quality/photo-reading.ts';
import { newEngine, newNetworks, scan } from '../../test/scan.ts';
import { decodePhonePhoto } from '../bench-vision/decode-photo.ts';
import { lightnessOf } from '../bench-vision/skin-lightness.ts';
import type { Shot } from './collection.ts';
import { findPlanted } from './planted.ts';
import type { PlantedFind } from './planted.ts';
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
  /** A person's first photograph made smaller, by the width of the face in pixels; empty for the others. */
  smaller: { faceWidth: number; record: ScanRecord }[];
  /** Lesions planted on the photograph, and what became of them. */
  planted: PlantedFind[];
}

/**
 * Widths of the face to which a photograph is made smaller, pixels: none lies just at a limit of the engine.
 */
const SMALLER = [220, 260, 300, 360] as const;

/** Quality of the JPEG that a smaller photograph is saved as. */
const SAVED = 90;

/** Reads every photograph. Takes about a second each, and half a second for each smaller copy. */
export async function readShots(shots: readonly Shot[]): Promise<ReadShot[]> {
  const [engine, networks] = [await newEngine(), await newNetworks()];
  const read: ReadShot[] = [];
  // One after the other, since an engine reads one photo at a time.
  for (const [index, shot] of shots.entries()) {
    const isFirst = !read.some(({ person, analysis }) => person === shot.person && analysis !== null);
    read.push(await readShot(engine, networks, shot, index, isFirst ? SMALLER : []));
  }
  return read;
}

async function readShot(
  engine: Engine,
  networks: FaceNetworks,
  shot: Shot,
  index: number,
  widths: readonly number[],
): Promise<ReadShot> {
  const image = await decodePhonePhoto(await readFile(shot.file));
  const { photo, analysis } = scan(engine, image);
  const { face } = readPhoto(workspace, networks, image);
  const smaller: ReadShot['smaller'] = [];
  for (const faceWidth of widths) {
    const scale = faceWidth / (face?.evidence.faceWidth ?? 0);
    if (!(scale < 1)) continue;
    const { record } = scan(engine, await madeSmaller(image, scale)).analysis ?? {};
    if (record) smaller.push({ faceWidth, record });
  }
  return {
    ...shot,
    isFound: face !== null,
    analysis,
    isCalledCovered: photo.problem?.issue === 'no_face' && photo.problem.because === 'covered',
    lightness: face ? lightnessOf(face) : Number.NaN,
    smaller,
    planted: face ? await findPlanted(networks, image, face, index) : [],
  };
}

async function madeSmaller({ width, height, data }: RgbImage, scale: number): Promise<RgbImage> {
  const saved = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(Math.round(scale * width), Math.round(scale * height), { fit: 'fill' })
    .jpeg({ quality: SAVED })
    .toBuffer();
  return decodePhonePhoto(saved);
}
