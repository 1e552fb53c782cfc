import { expect, test } from 'vitest';
import { newNetworks, scanOnce, signIn, smallPhoto } from '../../test/scan.ts';

test('in a smile the lines of forehead and glabella are told, and none beside the eyes', async () => {
  const networks = await newNetworks();
  for (const lines of [0, 0.9]) {
    const [rest, smile] = [0, 1].map((much) => {
      const photo = smallPhoto({ tone: 3, smile: much, signs: { lines } });
      return signIn(scanOnce(networks, photo), 'lines');
    });
    const places = smile!.seen.map(({ region }) => region);
    expect([smile!.doubt, places]).toEqual([null, ['forehead', 'glabella']]);
    expect(Math.abs(smile!.severity! - rest!.severity!)).toBeLessThan(0.6);
  }
});
