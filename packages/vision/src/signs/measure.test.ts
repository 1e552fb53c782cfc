import { SIGN_VALUES } from '@daylit/contract';
import type { Sign } from '@daylit/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { paintFace } from '@daylit/phantom';
import type { PlantedSigns, Tone } from '@daylit/phantom';
import { newNetworks, severitiesOf, valuesOf } from '../../test/scan.ts';
import type { FaceNetworks } from '../face/networks.ts';
import { TRACE } from '../thresholds/report.ts';
import { severityOf } from './severity.ts';
import { perSign } from './signs.ts';

type Strength = Exclude<keyof PlantedSigns, 'blemishes' | 'dark_spots'>;

/**
 * What is planted, what it raises, and by how many points at least with each half of the full strength: about
 * three quarters of what tones 3 and 8 show. Painted circles and patches are weaker than real ones.
 */
const PLANTED: readonly (readonly [Strength, Sign, number])[] = [
  ['redness', 'redness', 1.1],
  ['texture', 'texture', 0.75],
  ['lines', 'lines', 0.75],
  ['dark_circles', 'dark_circles', 0.35],
  ['shine', 'shine', 0.8],
  ['unevenness', 'tone_evenness', 0.25],
];

/** Just enough of a picture around the face. More would only take time to paint. */
const SIZE = { width: 380, height: 470, faceWidth: 360 };

/** How far one sign may move another, as a share of what the other one's own strength moves it. */
const LEAK = 0.12;

/**
 * The same for signs that lie on the same skin: a patch under an eye is also a darker place there, a pale
 * patch also a place that shines, and reflections hide colour on dark skin.
 */
const OVERLAP = 0.3;
const OVERLAPS: Partial<Record<Strength, readonly Sign[]>> = {
  redness: ['dark_circles'],
  shine: ['dark_circles', 'tone_evenness'],
  unevenness: ['dark_circles', 'shine'],
};

describe.each<Tone>([3, 8])('on tone %i', (tone) => {
  let networks: FaceNetworks;
  let clean: Record<Sign, number>;
  /** The measured values with each sign planted at half strength. */
  let half: Record<Strength, Record<Sign, number>>;
  const measure = (signs: PlantedSigns): Record<Sign, number> =>
    valuesOf(networks, paintFace({ ...SIZE, tone, identity: 3, signs }));

  beforeAll(async () => {
    networks = await newNetworks();
    clean = measure({});
    half = Object.fromEntries(
      PLANTED.map(([planted]) => [planted, measure({ [planted]: 0.5 })]),
    ) as typeof half;
  }, 60_000);

  test('a face without signs has no more than a trace of any', () => {
    const severities = perSign((sign) => severityOf(sign, clean[sign]));
    for (const sign of SIGN_VALUES) expect([sign, severities[sign] < TRACE]).toEqual([sign, true]);
  });

  test.each(PLANTED)('planted %s raises the severity of %s with its strength', (planted, sign, least) => {
    const full = measure({ [planted]: 1 });
    const [none, some, all] = [clean, half[planted], full].map((values) =>
      severityOf(sign, values[sign]),
    ) as [number, number, number];
    expect(some).toBeGreaterThan(none + least);
    expect(all).toBeGreaterThan(some + least);
  });

  // Measured values, because a severity of 0 hides what stays below the scale.
  test.each(PLANTED)('planted %s moves no other sign', (planted, own) => {
    for (const [other, sign] of PLANTED) {
      if (sign === own) continue;
      const leak = (half[planted][sign] - clean[sign]) / (half[other][sign] - clean[sign]);
      const most = OVERLAPS[planted]?.includes(sign) ? OVERLAP : LEAK;
      expect([sign, Math.abs(leak) < most]).toEqual([sign, true]);
    }
    expect([half[planted].blemishes, half[planted].dark_spots]).toEqual([clean.blemishes, clean.dark_spots]);
  });
});

/** What is planted, a darker tone, and how far its severity may be from that on light skin, as a share. */
const ON_TONES: [Partial<Record<Strength, number>>, Tone, number][] = [
  [{ redness: 0.6, texture: 0.6, lines: 0.6 }, 8, 0.1],
  [{ unevenness: 1 }, 8, 0.1],
  [{ shine: 0.6 }, 10, 0.2],
  [{ dark_circles: 0.6 }, 6, 0.1],
  [{ dark_circles: 0.6 }, 9, 0.15],
];

test.each(ON_TONES)('%o has the same severities on tone 3 and on tone %i', async (signs, darker, within) => {
  const networks = await newNetworks();
  const [light, dark] = ([3, darker] as const).map((tone) =>
    severitiesOf(networks, paintFace({ ...SIZE, tone, identity: 4, signs })),
  ) as [Record<Sign, number>, Record<Sign, number>];
  for (const [planted, sign] of PLANTED) {
    if (!(planted in signs)) continue;
    expect(light[sign]).toBeGreaterThan(2 * TRACE);
    expect([sign, Math.abs(dark[sign] / light[sign] - 1) < within]).toEqual([sign, true]);
  }
});
