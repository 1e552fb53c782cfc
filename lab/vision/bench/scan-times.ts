import sharp from 'sharp';
import { locateFace } from '../../../packages/vision/src/face/locate.ts';
import type { Engine } from '../../../packages/vision/src/index.ts';
import { readPhoto } from '../../../packages/vision/src/quality/photo-reading.ts';
import { measureSigns } from '../../../packages/vision/src/signs/measure.ts';
import { newEngine, newNetworks, scan } from '../../../packages/vision/test/scan.ts';
import { decodePhonePhoto } from './decode-photo.ts';
import { phonePhoto } from './phone-photo.ts';
import { median } from './statistics.ts';
import { createWorkspace } from '../../../packages/vision/src/image/workspace.ts';

const workspace = createWorkspace();

/**
 * Median processor time in milliseconds, independent of other load on the machine, of one 12 megapixel JPEG,
 * warm, on one core.
 */
export interface ScanTimes {
  decode: number;
  find: number;
  /** One measurement of the signs, including finding the face. */
  measure: number;
  /** All facts of a report, including finding the face. */
  analyse: number;
}

export interface Rounds {
  /** Rounds that count. */
  rounds: number;
  /** Rounds before them, while the compiler still optimises. */
  warmUp: number;
}

export async function timeScan(engine: Engine, { rounds, warmUp }: Rounds): Promise<ScanTimes> {
  // One core, like the worker of a busy server.
  sharp.concurrency(1);
  sharp.cache(false);
  const networks = await newNetworks();
  const photo = await phonePhoto();
  const times: Record<keyof ScanTimes, number[]> = { decode: [], find: [], measure: [], analyse: [] };
  for (let round = 0; round < warmUp + rounds; round++) {
    const t0 = processorTime();
    const image = await decodePhonePhoto(photo);
    const t1 = processorTime();
    locateFace(networks, image);
    const t2 = processorTime();
    workspace.startPhoto();
    const { face } = readPhoto(workspace, networks, image);
    if (face) measureSigns(workspace, face);
    const t3 = processorTime();
    const { analysis } = scan(engine, image);
    const t4 = processorTime();
    if (!face || !analysis) throw new Error('The photo of the bench was refused.');
    if (round < warmUp) continue;
    times.decode.push(t1 - t0);
    times.find.push(t2 - t1);
    times.measure.push(t3 - t2);
    times.analyse.push(t4 - t3);
  }
  return {
    decode: median(times.decode),
    find: median(times.find),
    measure: median(times.measure),
    analyse: median(times.analyse),
  };
}

/** The same of an engine that nobody has used. */
export async function timeNewEngine(rounds: Rounds): Promise<ScanTimes> {
  return timeScan(await newEngine(), rounds);
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
