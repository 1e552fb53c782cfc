import { paintFace } from '@daylit/phantom';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { newEngine, newNetworks } from '../../test/scan.ts';
import { withGlasses, withReflections } from '../../test/worn.ts';
import type { FaceNetworks } from '../face/networks.ts';
import type { Engine, RgbImage } from '../index.ts';

let engine: Engine;
let networks: FaceNetworks;
beforeAll(async () => {
  [engine, networks] = await Promise.all([newEngine(), newNetworks()]);
});

test.each([2, 5, 9] as const)(
  'reflections on the glasses of a face of tone %i are no blur, and a blurred photo is refused behind them',
  async (tone) => {
    const photo = paintFace({ width: 430, height: 520, faceWidth: 400, tone, identity: tone });
    const worn = withReflections(networks, withGlasses(networks, photo, { light: 0.03, thickness: 6 }));
    expect(issueIn(worn)).toBeNull();
    expect(issueIn(await blurred(worn, 2.5))).toBe('blurred');
    expect(issueIn(await blurred(worn, 4))).toBe('blurred');
  },
);

function issueIn(photo: RgbImage): string | null {
  return engine.assessPhoto(photo).problem?.issue ?? null;
}

async function blurred({ width, height, data }: RgbImage, sigma: number): Promise<RgbImage> {
  const image = sharp(data, { raw: { width, height, channels: 3 } }).blur(sigma);
  return { width, height, data: new Uint8Array(await image.raw().toBuffer()) };
}
