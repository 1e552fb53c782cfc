import { beforeAll, expect, test } from 'vitest';
import type { PhantomOptions } from '@daylit/phantom';
import { newNetworks, scanOnce, signIn, smallPhoto } from '../../test/scan.ts';
import type { Scan } from '../../test/scan.ts';
import type { FaceNetworks } from '../face/networks.ts';

let networks: FaceNetworks;
beforeAll(async () => {
  networks = await newNetworks();
});

/** A face without and with hair over half of its forehead. */
function bareAndCovered(options: PhantomOptions): [Scan, Scan] {
  const [bare, covered] = [0, 1].map((fringe) => scanOnce(networks, smallPhoto({ ...options, fringe })));
  return [bare!, covered!];
}

const linesIn = (scan: Scan): number => signIn(scan, 'lines').severity ?? Number.NaN;

test.each([
  ['fair hair on skin as light', { tone: 5, identity: 5 }],
  ['long fair hair', { tone: 5, identity: 27 }],
  ['black curls on dark skin', { tone: 8, identity: 5 }],
  ['black curls on the darkest skin', { tone: 10, identity: 27 }],
] as const)('%s over the forehead is no line, no spot and no blemish', (_, options) => {
  const [bare, covered] = bareAndCovered(options);
  expect(linesIn(covered)).toBeLessThan(linesIn(bare) + 0.2);
  for (const sign of ['dark_spots', 'blemishes'] as const)
    expect(signIn(covered, sign).severity).toBeLessThan(0.25);
});

test.each([
  ['fair hair', { tone: 5, identity: 5 }],
  ['black curls', { tone: 8, identity: 27 }],
] as const)('beside %s, the lines of the free forehead are told', (_, options) => {
  const [bare, covered] = bareAndCovered({ ...options, signs: { lines: 0.6 } });
  expect(Math.abs(linesIn(covered) - linesIn(bare))).toBeLessThan(0.2);
});
