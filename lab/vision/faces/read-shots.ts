import { readFile } from 'node:fs/promises';
import type { SkinFacts } from '@daylit/contract';
import sharp from 'sharp';
import type { FaceNetworks } from '../../../packages/vision/src/face/networks.ts';
import type { Engine, RgbImage, ScanRecord } from '../../../packages/vision/src/index.ts';
import { readPhoto } from '../../../packages/vision/src/quality/photo-reading.ts';
import { newEngine, newNetworks, scan } from '../../../packages/vision/test/scan.ts';
import { decodePhonePhoto } from '../bench/decode-photo.ts';
import { lightnessOf } from '../bench/skin-lightness.ts';
import type { Shot } from './collection.ts';
import { findPlanted } from './find-planted.ts';
import type { PlantedFind } from './find-planted.ts';
import { LIGHTS, relit } from './relight.ts';
import type { Light } from './relight.ts';
import { createWorkspace } from '../../../packages/vision/src/image/workspace.ts';

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
  /**
   * A person's second photograph in other lights; null for one that the gate refused. Empty for the others.
   */
  relit: { light: string; record: ScanRecord | null }[];
}

/**
 * Widths of the face to which a photograph is made smaller, pixels: none lies just at a limit of the engine.
 */
const SMALLER = [220, 260, 300, 360] as const;

/** Quality of the JPEG that a changed photograph is saved as. */
const SAVED = 90;

/** Reads every photograph. Takes about a second each, and half a second for each changed one. */
export async function readShots(shots: readonly Shot[]): Promise<ReadShot[]> {
  const [engine, networks] = [await newEngine(), await newNetworks()];
  const read: ReadShot[] = [];
  // Not in parallel, because an engine reads one photo at a time.
  for (const [index, shot] of shots.entries()) {
    const before = read.filter(({ person, analysis }) => person === shot.person && analysis !== null);
    const changes = { widths: before.length === 0 ? SMALLER : [], lights: before.length === 1 ? LIGHTS : [] };
    read.push(await readShot(engine, networks, shot, index, changes));
  }
  return read;
}

async function readShot(
  engine: Engine,
  networks: FaceNetworks,
  shot: Shot,
  index: number,
  { widths, lights }: { widths: readonly number[]; lights: readonly Light[] },
): Promise<ReadShot> {
  const image = await decodePhonePhoto(await readFile(shot.file));
  const { photo, analysis } = scan(engine, image);
  const { face } = readPhoto(workspace, networks, image);
  const smaller: ReadShot['smaller'] = [];
  for (const faceWidth of widths) {
    const scale = faceWidth / (face?.evidence.faceWidth ?? 0);
    if (!(scale < 1)) continue;
    const { record } = scan(engine, await saved(image, scale)).analysis ?? {};
    if (record) smaller.push({ faceWidth, record });
  }
  const inOtherLights: ReadShot['relit'] = [];
  for (const light of face && analysis ? lights : []) {
    const { record = null } =
      scan(engine, await saved(relit(image, face!.located.mesh, light))).analysis ?? {};
    inOtherLights.push({ light: light.name, record });
  }
  return {
    ...shot,
    isFound: face !== null,
    analysis,
    isCalledCovered: photo.problem?.issue === 'no_face' && photo.problem.because === 'covered',
    lightness: face ? lightnessOf(face) : Number.NaN,
    smaller,
    planted: face ? await findPlanted(networks, image, face, index) : [],
    relit: inOtherLights,
  };
}

async function saved({ width, height, data }: RgbImage, scale = 1): Promise<RgbImage> {
  const jpeg = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(Math.round(scale * width), Math.round(scale * height), { fit: 'fill' })
    .jpeg({ quality: SAVED })
    .toBuffer();
  return decodePhonePhoto(jpeg);
}
