import sharp from 'sharp';
import { paintFace } from '../phantom/index.ts';
import { DETECTOR_SIZE } from '../src/face/detect.ts';
import { locateFace } from '../src/face/locate.ts';
import { MESH_SIZE } from '../src/face/mesh.ts';
import { createEngine } from '../src/index.ts';
import type { RgbImage } from '../src/index.ts';
import { createKernelHost } from '../src/runtime/kernels.ts';
import { loadNetwork } from '../src/runtime/network.ts';
import { readModels } from '../test/models.ts';

/** Rounds; the first few warm the compiler up and are not counted. */
const ROUNDS = 25;
const WARM_UP = 8;

// One core, as the worker of a busy server has.
sharp.concurrency(1);
sharp.cache(false);

/** A 12 megapixel JPEG as a phone sends it; painted small and enlarged, because only its size matters here. */
async function phonePhoto(): Promise<Buffer> {
  const { data, width, height } = paintFace({ width: 1200, height: 1600, identity: 3 });
  return sharp(data, { raw: { width, height, channels: 3 } })
    .resize(3000, 4000)
    .jpeg({ quality: 88 })
    .toBuffer();
}

async function decode(photo: Buffer): Promise<RgbImage> {
  const { data, info } = await sharp(photo)
    .rotate()
    .resize({ width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    data: new Uint8Array(data.buffer, data.byteOffset, data.length),
  };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const models = readModels();
const startedAt = performance.now();
const engine = await createEngine(models);
const start = performance.now() - startedAt;
const host = await createKernelHost();
const networks = {
  detector: loadNetwork(models.blazeface, DETECTOR_SIZE, host),
  mesh: loadNetwork(models.facemesh, MESH_SIZE, host),
};
const photo = await phonePhoto();
const context = { checkin_id: 1, created_at: '2026-01-01T00:00:00.000Z', answers: {}, history: [] };
const times: Record<'decode' | 'find' | 'analyse', number[]> = { decode: [], find: [], analyse: [] };
for (let round = 0; round < ROUNDS; round++) {
  const t0 = performance.now();
  const image = await decode(photo);
  const t1 = performance.now();
  locateFace(networks, image);
  const t2 = performance.now();
  const stages = [...engine.analyse(image, context)];
  const t3 = performance.now();
  if (stages.length !== 5) throw new Error('The bench photo was refused.');
  if (round < WARM_UP) continue;
  times.decode.push(t1 - t0);
  times.find.push(t2 - t1);
  times.analyse.push(t3 - t2);
}

const decoding = median(times.decode);
const floor = decoding + median(times.find);
const scan = decoding + median(times.analyse);
const ms = (value: number): string => `${value.toFixed(0)} ms`;
console.log(`Engine start                     ${ms(start)}`);
console.log(`Decode 12 MP JPEG to 1600 px     ${ms(decoding)}`);
console.log(`Find the face                    ${ms(median(times.find))}`);
console.log(`Floor (decode + find)            ${ms(floor)}`);
console.log(
  `Analyse (find included)          ${ms(median(times.analyse))}, best ${ms(Math.min(...times.analyse))}`,
);
console.log(`Scan (decode + analyse)          ${ms(scan)}`);
console.log(`Scan over floor                  ${(scan / floor).toFixed(2)}`);
console.log(`Memory of the process            ${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MB`);
