import { beforeAll, expect, test } from 'vitest';
import { blemishPlaces } from '@daylit/phantom';
import type { PhantomOptions, PlantedSigns } from '@daylit/phantom';
import { analysisOf, newEngine, newNetworks, scan, scanOnce, signIn, smallPhoto } from '../../test/scan.ts';
import type { Scan } from '../../test/scan.ts';
import { LESION_FROM } from '../thresholds/lesions.ts';
import type { Sign, SignFacts } from '@daylit/contract';
import type { FaceNetworks } from '../face/networks.ts';
import type { ScanRecord } from '../index.ts';
import { readPhoto } from '../quality/photo-reading.ts';
import { bareSkin, findLesions, searchedSkin, searchSkin } from './lesions.ts';
import type { Find } from './lesions.ts';
import { createWorkspace } from '../image/workspace.ts';

const workspace = createWorkspace();

const FACE = { width: 430, height: 520, faceWidth: 400, identity: 6, tone: 4 } as const;

let networks: FaceNetworks;
beforeAll(async () => {
  networks = await newNetworks();
});

interface Look {
  record: ScanRecord;
  of(sign: Sign): SignFacts;
}

function look(signs: PlantedSigns, options: PhantomOptions = {}): Look {
  return lookIn(scanOnce(networks, smallPhoto({ ...FACE, ...options, signs })));
}

function lookIn(report: Scan): Look {
  return { record: analysisOf(report).record, of: (sign) => signIn(report, sign) };
}

test(
  'planted blemishes are found at their places and do not count as dark spots',
  { timeout: 60_000 },
  async () => {
    const signs = { blemishes: { count: 10, spectrum: 'papule' }, texture: 0.3 } as const;
    // The whole scan, because the error bar is looked at as well.
    const { record, of } = lookIn(scan(await newEngine(), smallPhoto({ ...FACE, signs })));
    const { evidence, severity, count, standard_deviation } = of('blemishes');
    const circles = evidence.flatMap((shape) => (shape.type === 'ellipse' ? [shape] : []));
    expect(Math.abs(circles.length - 10)).toBeLessThanOrEqual(2);
    // What the words count is what is drawn.
    expect(count).toBe(circles.length);
    expect(severity).toBeGreaterThan(1.5);
    expect(standard_deviation).toBeLessThan(0.5);
    expect(record.severities.blemishes).toBeCloseTo(severity ?? 0, 0);
    expect(of('dark_spots').severity).toBeLessThan(1);
    const { left, top, width, height } = record.thumbnail_crop;
    const places = blemishPlaces({ ...FACE, signs });
    const atPlace = circles.filter(({ cx, cy }) =>
      places.some(({ x, y }) => Math.hypot(left + cx * width - x, top + cy * height - y) < 6),
    );
    expect(circles.length - atPlace.length).toBeLessThanOrEqual(1);
  },
);

test('on the darkest tone, where noise makes many blobs, they are counted as well', () => {
  const signs = { blemishes: { count: 10, spectrum: 'papule' }, texture: 0.4 } as const;
  const { of } = look(signs, { tone: 10, noise: 1.8 });
  const { severity, evidence } = of('blemishes');
  expect(severity).toBeGreaterThan(1);
  expect(Math.abs(evidence.length - 10)).toBeLessThanOrEqual(4);
});

test('planted dark spots are counted as such', { timeout: 60_000 }, () => {
  const { of } = look({ dark_spots: { count: 8 } });
  expect(Math.abs(of('dark_spots').evidence.length - 8)).toBeLessThanOrEqual(2);
  expect(of('blemishes').severity).toBeLessThan(1);
});

test('a spot that stands out has its place, also where there is no other', { timeout: 60_000 }, () => {
  const { severity, clear, isConcern } = look({ dark_spots: { count: 1 } }, { tone: 2 }).of('dark_spots');
  expect(clear).toHaveLength(1);
  expect([severity, isConcern]).toEqual([0, false]);
  expect(look({}, { tone: 2 }).of('dark_spots').clear).toEqual([]);
});

test.each([
  ['pores', { texture: 0.6 }, {}],
  ['lines and stubble', { lines: 0.8 }, { beard: 0.3 }],
] as const)('a face with %s has neither', { timeout: 60_000 }, (_, signs, options) => {
  const { of } = look(signs, options);
  for (const sign of ['blemishes', 'dark_spots'] as const) expect(of(sign).severity).toBeLessThan(0.7);
});

test('where pores and grain look the same, nothing is counted', { timeout: 60_000 }, () => {
  const { of } = look({ texture: 1 }, { noise: 9, tone: 8 });
  expect(of('blemishes')).toMatchObject({
    severity: null,
    count: null,
    doubt: 'grain',
    evidence: [],
  });
});

test('beside the nose, where every real face has a fold, nothing is counted', () => {
  // This face has a planted blemish there.
  const photo = smallPhoto({ identity: 9, tone: 3, signs: { blemishes: { count: 20, spectrum: 'papule' } } });
  const { face } = readPhoto(workspace, networks, photo);
  if (!face) throw new Error('No face was found on the phantom.');
  const { chart, skin } = face;
  const beside = (find: Find): boolean =>
    [129, 358].some(
      (wing) =>
        Math.hypot(2 * find.x - chart.landmarks[2 * wing]!, 2 * find.y - chart.landmarks[2 * wing + 1]!) < 20,
    );
  const onBareSkin = findLesions(searchSkin(workspace, skin, bareSkin(workspace, skin)), LESION_FROM);
  expect(onBareSkin.filter(beside)).toHaveLength(1);
  const counted = findLesions(searchSkin(workspace, skin, searchedSkin(workspace, chart, skin)), LESION_FROM);
  expect(counted.filter(beside)).toHaveLength(0);
  expect(counted.length).toBeGreaterThan(15);
});
