import { expect, test } from 'vitest';
import { paintFace } from '@daylit/phantom';
import { createWorkspace } from '../../packages/vision/src/image/workspace.ts';
import { readPhoto } from '../../packages/vision/src/quality/photo-reading.ts';
import { newNetworks } from '../../packages/vision/test/scan.ts';
import { plantOnPhoto } from './lesions-on-photo.ts';

test('lesions are planted apart from each other, darker than the skin, and nothing else changes', async () => {
  const workspace = createWorkspace();
  const photo = paintFace({ width: 480, height: 600, faceWidth: 400 });
  const { face } = readPhoto(workspace, await newNetworks(), photo);
  if (!face) throw new Error('No face was found.');
  const { image, planted } = plantOnPhoto(workspace, photo, face, { mark: 8, dark_spot: 6 }, 1);

  expect(Map.groupBy(planted, ({ kind }) => kind).get('mark')).toHaveLength(8);
  expect(Map.groupBy(planted, ({ kind }) => kind).get('dark_spot')).toHaveLength(6);
  for (const [i, one] of planted.entries())
    for (const other of planted.slice(i + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.radius + other.radius);

  const green = ({ data, width }: typeof photo, x: number, y: number): number =>
    data[3 * (Math.round(y) * width + Math.round(x)) + 1]!;
  for (const { x, y } of planted) expect(green(image, x, y)).toBeLessThan(0.95 * green(photo, x, y));
  const touched = Array.from({ length: photo.width * photo.height }, (_, i) => i).filter((i) =>
    [0, 1, 2].some((k) => image.data[3 * i + k] !== photo.data[3 * i + k]),
  );
  for (const i of touched) {
    const [x, y] = [i % photo.width, Math.floor(i / photo.width)];
    expect(planted.some((lesion) => Math.hypot(lesion.x - x, lesion.y - y) < 2.4 * lesion.radius)).toBe(true);
  }
});
