import { expect, test } from 'vitest';
import { SIGNS } from '../signs/signs.ts';
import { trendOf } from './trend.ts';

const DAY = 86_400_000;
const { spread } = SIGNS.redness;

/** Noise of the usual size, the same in each run. */
const NOISE = [
  0.1, -0.3, 0.2, 0, -0.1, 0.3, -0.2, 0.1, -0.1, 0.2, 0, -0.2, 0.1, 0.2, -0.3, 0.1, 0, 0.2, -0.1, 0,
];

/** A scan a week with the usual noise around these levels. */
const weekly = (levels: readonly number[]) =>
  levels.map((level, week) => ({
    at: 7 * week * DAY,
    severity: level + NOISE[week % NOISE.length]!,
    deviation: spread,
  }));

const told = (levels: readonly number[]) => trendOf('redness', weekly(levels), spread);
const flat = (scans: number, level = 2) => Array.from({ length: scans }, () => level);

test('noise alone is steady', () => {
  expect(told(flat(20))).toEqual({
    kind: 'steady',
    since: null,
    from: null,
    to: null,
    scans: 20,
    confidence: null,
  });
});

test('a change of level is told from its second scan on, whichever way', () => {
  expect(told([...flat(16), 3.5]).kind).toBe('steady');
  expect(told([...flat(16), 3.5, 3.5])).toMatchObject({
    kind: 'stronger',
    since: new Date(16 * 7 * DAY).toISOString(),
    from: 2,
    scans: 18,
  });
  expect(told([...flat(16), 0.5, 0.5]).kind).toBe('calmer');
});

test('a change over eight weeks is told as one of its whole size', () => {
  const falling = [3, 2.8, 2.6, 2.4, 2.2, 2, 1.8, 1.6, 1.4];
  const { kind, from, to } = told([...flat(7, 3), ...falling, ...flat(4, 1.4)]);
  expect([kind, from, to]).toEqual(['calmer', expect.closeTo(3, 0), expect.closeTo(1.4, 0)]);
});

test('one scan never makes a trend, however far it is off, and does not hide one', () => {
  for (const index of flat(18).keys())
    expect([index, told(flat(18).with(index, 5)).kind]).toEqual([index, 'steady']);
  const changed = [...flat(12), ...flat(6, 0.2)];
  expect(told(changed.with(4, 5)).kind).toBe('calmer');
  expect(told(changed.with(15, 5)).kind).toBe('calmer');
});

test('a single scan makes no trend of a run that is much steadier than usual', () => {
  const steady = flat(13).map((severity, week) => ({ at: 7 * week * DAY, severity, deviation: spread }));
  const [before, last] = [steady.at(-2)!, steady.at(-1)!];
  before.severity += 0.1;
  last.severity += 1;
  expect(trendOf('redness', steady, spread).kind).toBe('steady');
});

test('a change is news for a time, and then how the skin is', () => {
  expect(told([...flat(10), ...flat(8, 0.5)]).kind).toBe('calmer');
  expect(told([...flat(10), ...flat(20, 0.5)]).kind).toBe('steady');
});

test('the noise of the run itself decides', () => {
  const small = [...flat(12), ...flat(6, 0.9)];
  expect(told(small).kind).toBe('calmer');
  const unsteady = weekly(small).map((reading, week) => ({
    ...reading,
    severity: reading.severity + (week % 2 === 0 ? 0.6 : -0.6),
  }));
  expect(trendOf('redness', unsteady, spread).kind).not.toBe('calmer');
});

test('a change at a new engine is told only beyond what its bridge may be wrong by', () => {
  const changed = weekly([...flat(12), ...flat(6, 0.6)]);
  const over = (spread: number) =>
    changed.map((reading, week) => (week < 12 ? { ...reading, bridge: { from: '1.0.0', spread } } : reading));
  expect(trendOf('redness', over(0.1), spread).kind).toBe('calmer');
  expect(trendOf('redness', over(0.5), spread).kind).not.toBe('calmer');
  // A bridge reads all of them alike: it neither makes nor hides a change among them.
  const within = weekly([...flat(10), ...flat(8, 0.6)]).map((reading, week) =>
    week < 17 ? { ...reading, bridge: { from: '1.0.0', spread: 0.5 } } : reading,
  );
  expect(trendOf('redness', within, spread).kind).toBe('calmer');
});

test('too few scans to show two steps say so', () => {
  expect([1, 2, 3].map((scans) => told(flat(scans)).kind)).toEqual(['too_few', 'too_few', 'too_few']);
  expect(trendOf('redness', [], spread)).toMatchObject({ kind: 'too_few', scans: 0 });
});
