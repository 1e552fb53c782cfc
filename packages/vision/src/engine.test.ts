import { beforeAll, describe, expect, test } from 'vitest';
import { paintFace, paintRoom } from '@daylit/phantom';
import type { PhantomOptions } from '@daylit/phantom';
import { analysisOf, newEngine, scan, signIn, smallPhoto } from '../test/scan.ts';
import type { Scan } from '../test/scan.ts';
import { ENGINE_VERSION, UnusableImage } from './index.ts';
import type { EvidenceShape, ProgressFacts } from '@daylit/contract';
import type { Engine, PreviousScan, RgbImage } from './index.ts';

let engine: Engine;
let red: Scan;
let rough: Scan;
let redPhoto: RgbImage;
let roughPhoto: RgbImage;
const RED = { identity: 5, tone: 6, signs: { redness: 0.7, lines: 0.8, dark_circles: 0.4 } } as const;

beforeAll(async () => {
  engine = await newEngine();
  redPhoto = smallPhoto(RED);
  roughPhoto = smallPhoto({ identity: 2, tone: 2, width: 450, signs: { texture: 0.7 } });
  red = scan(engine, redPhoto);
  rough = scan(engine, roughPhoto);
}, 60_000);

const CONTEXT = { checkin_id: 9, created_at: '2026-03-09T08:00:00.000Z', isTeen: false, history: [] };

test('the verdict on the photo comes first, and everything else in one piece after it', () => {
  const verdict = engine.assessPhoto(redPhoto);
  const run = engine.analyse(redPhoto, CONTEXT);
  expect(run.next()).toEqual({ done: false, value: verdict });
  const { done, value } = run.next();
  expect(done).toBe(true);
  expect(Object.keys(value ?? {})).toEqual(['skin', 'progress', 'record']);
});

test('the same bytes give the same bytes, also from another engine', { timeout: 60_000 }, async () => {
  const again = scan(await newEngine(), redPhoto);
  expect(JSON.stringify(again)).toBe(JSON.stringify(red));
});

test('a photo is not measured after another one was begun, because they share their memory', () => {
  const [first, second] = [redPhoto, roughPhoto].map((photo) => engine.analyse(photo, CONTEXT));
  expect(first?.next().value).toEqual(red.photo);
  const photo = second?.next().value;
  expect(() => first?.next()).toThrow('Another photo was begun');
  expect(JSON.stringify({ photo, analysis: second?.next().value })).toBe(JSON.stringify(rough));
});

test('different photos give different concerns', () => {
  const another = scan(engine, smallPhoto({ identity: 1, tone: 3, signs: { redness: 1, texture: 1 } }));
  // Without the shapes, which differ from photo to photo anyway.
  const concerns = [red, rough, another].map((report) =>
    analysisOf(report)
      .skin.signs.filter(({ isConcern }) => isConcern)
      .map(({ sign, range, strongest }) => ({ sign, range, strongest })),
  );
  expect(new Set(concerns.map((some) => JSON.stringify(some))).size).toBe(concerns.length);
});

test('what was planted is a concern, with its place and the range of its severity', () => {
  const redness = signIn(red, 'redness');
  expect(redness.isConcern).toBe(true);
  expect(redness.strongest.map(({ region }) => region)).toContain('cheek');
  expect(redness.evidence.length).toBeGreaterThan(1);
  const { low, high } = redness.range ?? { low: 9, high: -9 };
  expect(redness.severity).toBeGreaterThanOrEqual(low);
  expect(redness.severity).toBeLessThanOrEqual(high);
  expect(signIn(red, 'shine').isConcern).toBe(false);
});

test('evidence is inside the thumbnail, at the strongest places', () => {
  const { skin, record } = analysisOf(red);
  const shapes = skin.signs.flatMap(({ evidence }) => evidence);
  for (const [x, y] of shapes.flatMap(pointsOf)) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x, y)).toBeLessThanOrEqual(1);
  }
  const redness = signIn(red, 'redness').evidence.flatMap(pointsOf);
  expect(Math.min(...redness.map(([x]) => x))).toBeLessThan(0.4);
  expect(Math.max(...redness.map(([x]) => x))).toBeGreaterThan(0.6);
  const { width, height } = record.thumbnail_crop;
  expect(width / height).toBeCloseTo(0.8, 6);
});

test('a photo that hides something says so instead of guessing', () => {
  const report = scan(engine, paintFace({ width: 500, height: 600, faceWidth: 260, identity: 2 }));
  expect(report.photo).toMatchObject({ status: 'warn', problem: { issue: 'too_small' } });
  for (const { severity, doubt, isSeenWell } of analysisOf(report).skin.signs) {
    expect(doubt === null).toBe(severity !== null);
    expect(isSeenWell).toBe(false);
  }
  expect(signIn(report, 'lines').doubt).toBe('too_small');
});

test('lines are told of a face that is a little small, with a wider error, and without praise', () => {
  const report = scan(engine, paintFace({ width: 420, height: 520, faceWidth: 300, signs: { lines: 0.8 } }));
  const large = scan(engine, smallPhoto({ signs: { lines: 0.8 } }));
  expect(signIn(report, 'texture').doubt).toBe('too_small');
  const [small, usual] = [signIn(report, 'lines'), signIn(large, 'lines')];
  expect(small).toMatchObject({ doubt: null, isSeenWell: false, confidence: 'low' });
  expect(Math.abs((small.severity ?? 9) - (usual.severity ?? -9))).toBeLessThan(0.3);
  expect(small.repeat_deviation).toBeGreaterThan(usual.repeat_deviation ?? 9);
});

test('cheeks and nose that shine are named beside a forehead that shines more', () => {
  const { strongest } = signIn(
    scan(engine, paintFace({ identity: 8, tone: 8, signs: { shine: 0.7 } })),
    'shine',
  );
  expect(strongest.map(({ region }) => region)).toEqual(['forehead', 'nose', 'cheek', 'cheek']);
});

test('teenagers get no lines, anywhere', () => {
  const teen = scan(engine, smallPhoto({ signs: { lines: 1 } }), { isTeen: true });
  const { skin, progress, record } = analysisOf(teen);
  expect(JSON.stringify({ skin, progress })).not.toMatch(/\blines?\b/i);
  expect(record.severities.lines).toBeNull();
});

test('a refused photo yields the verdict and nothing else', () => {
  expect(scan(engine, paintRoom(300, 400))).toEqual({
    photo: expect.objectContaining({ status: 'fail', problem: { issue: 'no_face', because: null } }),
    analysis: null,
  });
});

test(
  'a second photo of the same face shows no measurable change, a less red one does',
  { timeout: 60_000 },
  () => {
    const { record } = analysisOf(red);
    const before: PreviousScan = { checkin_id: 3, created_at: '2026-02-01T08:00:00.000Z', record, pairs: [] };
    const progressIn = (options: PhantomOptions): ProgressFacts =>
      analysisOf(scan(engine, smallPhoto({ ...RED, ...options }), { history: [before] })).progress;
    const same = progressIn({ faceWidth: 390, noise: 2 });
    expect(same).toMatchObject({ result: 'comparable', compared_with: 3, difference: null, lost: [] });
    expect(new Set(same.changes.map(({ change }) => change))).toEqual(new Set(['no_measurable_change']));
    expect(same.trends.find(({ sign }) => sign === 'redness')?.points).toHaveLength(2);
    const { changes } = progressIn({ signs: { ...RED.signs, redness: 0.2 } });
    expect(changes.filter(({ change }) => change !== 'no_measurable_change')).toEqual([
      expect.objectContaining({ sign: 'redness', change: 'less_visible' }),
    ]);
    expect(record.engine_version).toBe(ENGINE_VERSION);
  },
);

describe('bytes that are no picture are refused with a sentence', () => {
  test.each([
    ['empty', { width: 0, height: 0, data: new Uint8Array(0) }],
    ['NaN', { width: Number.NaN, height: 5, data: new Uint8Array(0) }],
    ['cut short', { width: 10, height: 10, data: new Uint8Array(150) }],
    ['endless', { width: 1e9, height: 1, data: new Uint8Array(3) }],
  ])('%s', (_, image) => {
    expect(() => engine.assessPhoto(image)).toThrow(UnusableImage);
    expect(() => scan(engine, image)).toThrow(/photo/);
  });

  test.each([
    ['one pixel', 1, 1],
    ['one row', 300, 1],
    ['one column', 1, 300],
  ])('%s holds no face', (_, width, height) => {
    const image = { width, height, data: new Uint8Array(width * height * 3).fill(120) };
    expect(engine.assessPhoto(image)).toMatchObject({ status: 'fail', problem: { issue: 'no_face' } });
  });
});

function pointsOf(shape: EvidenceShape): [number, number][] {
  return shape.type === 'ellipse' ? [[shape.cx, shape.cy]] : shape.points;
}
