import { beforeAll, expect, test } from 'vitest';
import { newNetworks, scanOnce, signIn, smallPhoto } from '../../test/scan.ts';
import { withLightUnderEyes } from '../../test/worn.ts';
import type { FaceNetworks } from '../face/networks.ts';

let networks: FaceNetworks;
beforeAll(async () => {
  networks = await newNetworks();
}, 60_000);

/** Severity of dark circles where the skin under the eyes sends these factors of its light. */
function circles(tone: 4 | 7, light: readonly [number, number, number]): number | null {
  const photo = withLightUnderEyes(networks, smallPhoto({ tone, identity: 3 }), light);
  return signIn(scanOnce(networks, photo), 'dark_circles').severity;
}

test.each([4, 7] as const)(
  'paler skin under the eyes is no circle, and is not called covered (tone %i)',
  (tone) => {
    expect(circles(tone, [1, 1, 1])).toBeLessThan(0.4);
    expect(circles(tone, [1.15, 1.22, 1.4])).toBe(0);
  },
);

test.each([4, 7] as const)(
  'the darker a circle, the more is told, also where it is as dark as hair (tone %i)',
  (tone) => {
    const [some, more, most] = [0.8, 0.65, 0.52].map((share) =>
      circles(tone, [share, share ** 1.3, share ** 1.3]),
    );
    expect(some).toBeGreaterThan(0.4);
    expect(more).toBeGreaterThan(some! + 0.5);
    expect(most).toBeGreaterThan(more! + 0.5);
  },
);
