import { beforeAll, describe, expect, test } from 'vitest';
import { paintFace, paintRoom } from '../phantom/index.ts';
import { newEngine, payloadOf, scan, smallPhoto } from '../test/scan.ts';
import type { Scan } from '../test/scan.ts';
import { ENGINE_VERSION, UnusableImage } from './index.ts';
import type { EvidenceShape } from '@daylit/contract';
import type { Engine, EngineEvent, PreviousScan, RgbImage } from './index.ts';

let engine: Engine;
let red: Scan;
let rough: Scan;
let redPhoto: RgbImage;
let roughPhoto: RgbImage;
const RED = { identity: 5, tone: 6, signs: { redness: 0.7, lines: 0.8, dark_circles: 0.4 } } as const;
const ANSWERS = { midday_feel: 'tight', reacts: 'often' } as const;

beforeAll(async () => {
  engine = await newEngine();
  redPhoto = smallPhoto(RED);
  roughPhoto = smallPhoto({ identity: 2, tone: 2, width: 450, signs: { texture: 0.7 } });
  red = scan(engine, redPhoto, ANSWERS);
  rough = scan(engine, roughPhoto, ANSWERS);
}, 60_000);

test('a report comes stage by stage, each as soon as it is known', () => {
  expect(red.events.map((event) => event.stage)).toEqual([
    'photo_quality',
    'skin_type',
    'skin_sensitivity',
    'condition_notes',
    'progress_summary',
  ]);
  const run = engine.analyse(redPhoto, { checkin_id: 1, created_at: '', answers: {}, history: [] });
  expect(run.next().value).toMatchObject({ stage: 'photo_quality', payload: { status: 'pass' } });
});

test('the same bytes give the same bytes, also from another engine', { timeout: 60_000 }, async () => {
  const again = scan(await newEngine(), redPhoto, ANSWERS);
  expect(JSON.stringify(again)).toBe(JSON.stringify(red));
});

test('two photos analysed in turn, stage by stage, get the same reports as each alone', () => {
  const photos = [redPhoto, roughPhoto];
  const alone = [red.events, rough.events];
  const context = { checkin_id: 9, created_at: '2026-03-09T08:00:00.000Z', answers: ANSWERS, history: [] };
  const runs = photos.map((photo) => engine.analyse(photo, context));
  // A server does the same: it sends each stage at once and serves others in between.
  const inTurn: EngineEvent[][] = photos.map(() => []);
  for (let stage = 0; stage < 5; stage++) {
    runs.forEach((run, i) => {
      const step = run.next();
      if (!step.done) inTurn[i]?.push(step.value);
    });
  }
  expect(JSON.stringify(inTurn)).toBe(JSON.stringify(alone));
});

test('different photos give different reports', () => {
  const another = scan(
    engine,
    smallPhoto({ identity: 1, tone: 3, signs: { redness: 0.5, texture: 0.7 } }),
    ANSWERS,
  );
  const texts = [red, rough, another].map((report) => payloadOf(report, 'condition_notes'));
  expect(new Set(texts.map((notes) => notes.overall_assessment)).size).toBe(texts.length);
  expect(new Set(texts.map((notes) => JSON.stringify(notes.key_concerns_identified))).size).toBe(
    texts.length,
  );
});

test('what was planted is named first, with its place and a score in half steps', () => {
  const { key_concerns_identified, measurements } = payloadOf(red, 'condition_notes');
  const names = key_concerns_identified.map((concern) => concern.sign);
  expect(names).toContain('redness');
  expect(names).not.toContain('shine');
  for (const concern of key_concerns_identified) expect((concern.severity_score * 2) % 1).toBe(0);
  const redness = measurements.find((measurement) => measurement.sign === 'redness');
  expect(redness?.location_observed).toMatch(/cheek/);
  expect(redness?.evidence.length).toBeGreaterThan(1);
});

test('evidence is inside the thumbnail, at the place that the text names', () => {
  const { measurements } = payloadOf(red, 'condition_notes');
  const shapes = measurements.flatMap((measurement) => measurement.evidence);
  for (const [x, y] of shapes.flatMap(pointsOf)) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x, y)).toBeLessThanOrEqual(1);
  }
  const redness = measurements
    .filter(({ sign }) => sign === 'redness')
    .flatMap(({ evidence }) => evidence.flatMap(pointsOf));
  expect(Math.min(...redness.map(([x]) => x))).toBeLessThan(0.4);
  expect(Math.max(...redness.map(([x]) => x))).toBeGreaterThan(0.6);
  const { width = 0, height = 1 } = red.record?.thumbnail_crop ?? {};
  expect(width / height).toBeCloseTo(0.8, 6);
});

test('a photo that hides something says so instead of guessing', () => {
  const report = scan(engine, paintFace({ width: 500, height: 600, faceWidth: 260, identity: 2 }));
  const { measurements } = payloadOf(report, 'condition_notes');
  expect(payloadOf(report, 'photo_quality')).toMatchObject({ status: 'warn', issue: 'too_small' });
  for (const measurement of measurements) {
    expect(measurement.cannot_tell_reason === null).toBe(measurement.severity_score !== null);
  }
  expect(measurements.find(({ sign }) => sign === 'lines')?.cannot_tell_reason).toMatch(/too small/);
});

test('teenagers get no lines, anywhere', () => {
  const teen = scan(engine, smallPhoto({ signs: { lines: 1 } }), { age_band: '13-17' });
  expect(JSON.stringify(teen.events)).not.toMatch(/\blines?\b/i);
  expect(teen.record?.severities.lines).toBeNull();
});

test('a refused photo yields the verdict and nothing else', () => {
  const refused = scan(engine, paintRoom(300, 400));
  expect(refused.events).toEqual([
    { stage: 'photo_quality', payload: expect.objectContaining({ status: 'fail', issue: 'no_face' }) },
  ]);
  expect(refused.record).toBeNull();
});

test(
  'a second photo of the same face shows no measurable change, a redder one does',
  { timeout: 60_000 },
  () => {
    if (!red.record) throw new Error('The first scan has no record.');
    const before: PreviousScan = {
      checkin_id: 3,
      created_at: '2026-02-01T08:00:00.000Z',
      record: red.record,
    };
    const signs = { ...RED.signs };
    const same = payloadOf(
      scan(engine, smallPhoto({ ...RED, faceWidth: 390, noise: 2 }), {}, [before]),
      'progress_summary',
    );
    expect(same).toMatchObject({
      improvements: [],
      regressions: [],
      comparison: { result: 'comparable', compared_with: 3 },
    });
    expect(same.overall_assessment).toMatch(/no measurable change/i);
    const calmer = payloadOf(
      scan(engine, smallPhoto({ ...RED, signs: { ...signs, redness: 0.2 } }), {}, [before]),
      'progress_summary',
    );
    expect(calmer.improvements).toEqual([expect.stringMatching(/^Redness: less visible/)]);
    expect(same.trends.find(({ sign }) => sign === 'redness')?.points).toHaveLength(2);
    expect(red.record.engine_version).toBe(ENGINE_VERSION);
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
    expect(engine.assessPhoto(image)).toMatchObject({ status: 'fail', issue: 'no_face' });
  });
});

function pointsOf(shape: EvidenceShape): [number, number][] {
  return shape.type === 'ellipse' ? [[shape.cx, shape.cy]] : shape.points;
}
