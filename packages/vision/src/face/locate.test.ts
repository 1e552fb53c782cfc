import { beforeAll, expect, test } from 'vitest';
import { paintFace, paintRoom } from '../../phantom/index.ts';
import { newNetworks } from '../../test/scan.ts';
import { locateFace } from './locate.ts';
import type { FaceNetworks } from './locate.ts';

let networks: FaceNetworks;
beforeAll(async () => {
  networks = await newNetworks();
});

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const)('finds one face of tone %i, whoever it is', (tone) => {
  for (const identity of [tone, tone + 10]) {
    const found = locateFace(networks, paintFace({ width: 320, height: 400, tone, identity }));
    expect(found?.faces).toBe(1);
    expect(Math.abs(found?.pose.yaw ?? 90)).toBeLessThan(5);
  }
});

test('finds nobody in a room and both of two people', () => {
  expect(locateFace(networks, paintRoom(320, 400))).toBeNull();
  expect(locateFace(networks, paintFace({ width: 480, height: 400, companions: 1 }))?.faces).toBe(2);
});

test('a turned head has a turned pose, to the side it is turned to', () => {
  expect(yaw(30)).toBeLessThan(-20);
  expect(yaw(-30)).toBeGreaterThan(20);
});

function yaw(degrees: number): number {
  return locateFace(networks, paintFace({ width: 320, height: 400, yaw: degrees }))?.pose.yaw ?? Number.NaN;
}
