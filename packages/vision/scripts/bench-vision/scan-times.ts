import sharp from 'sharp';
import { locateFace } from '../../src/face/locate.ts';
import type { Engine } from '../../src/index.ts';
import { newNetworks, scan } from '../../test/scan.ts';
import { decodePhonePhoto, phonePhoto } from './phone-photo.ts';
import { median } from './statistics.ts';

/** Medians in milliseconds of one 12 megapixel JPEG, warm, on one core. */
export interface ScanTimes {
  decode: number;
  find: number;
  /** The whole report, finding the face included. */
  analyse: number;
}

export interface Rounds {
  /** Those that count. */
  rounds: number;
  /** Those before, in which the compiler is still at work. */
  warmUp: number;
}

export async function timeScan(engine: Engine, { rounds, warmUp }: Rounds): Promise<ScanTimes> {
  // One core, as the worker of a busy server has.
  sharp.concurrency(1);
  sharp.cache(false);
  const networks = await newNetworks();
  const photo = await phonePhoto();
  const times: Record<keyof ScanTimes, number[]> = { decode: [], find: [], analyse: [] };
  for (let round = 0; round < warmUp + rounds; round++) {
    const t0 = performance.now();
    const image = await decodePhonePhoto(photo);
    const t1 = performance.now();
    locateFace(networks, image);
    const t2 = performance.now();
    const { record } = scan(engine, image);
    const t3 = performance.now();
    if (!record) throw new Error('The photo of the bench was refused.');
    if (round < warmUp) continue;
    times.decode.push(t1 - t0);
    times.find.push(t2 - t1);
    times.analyse.push(t3 - t2);
  }
  return { decode: median(times.decode), find: median(times.find), analyse: median(times.analyse) };
}
