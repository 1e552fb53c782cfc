import { SIGN_VALUES } from '@daylit/contract';
import { beforeAll, expect, test } from 'vitest';
import { analysisOf, newNetworks, scanOnce, smallPhoto } from '../../test/scan.ts';
import type { FaceNetworks } from '../face/networks.ts';
import { perSign, SIGNS } from '../signs/signs.ts';
import { ENGINE_VERSION } from '../engine-version.ts';
import { comparisonFacts } from './compare-scans.ts';
import { deviationOf, repeatPair, repeatabilityFacts, spreadsOf } from './repeatability.ts';
import { historyFacts } from './history.ts';
import { progressFacts } from './progress-facts.ts';
import type { PreviousScan, RepeatPair } from './scan-record.ts';

let networks: FaceNetworks;
/** The same face with redness of three strengths. */
let calm: PreviousScan;
let flushed: PreviousScan;
let red: PreviousScan;

function scanOf(checkin_id: number, redness: number): PreviousScan {
  const { record } = analysisOf(scanOnce(networks, smallPhoto({ signs: { redness } })));
  return { checkin_id, created_at: `2026-03-0${checkin_id}T08:00:00.000Z`, record, pairs: [] };
}

beforeAll(async () => {
  networks = await newNetworks();
  calm = scanOf(1, 0.2);
  flushed = scanOf(2, 0.6);
  red = scanOf(3, 0.9);
});

function pairOf(first: PreviousScan, second: PreviousScan): RepeatPair {
  const pair = repeatPair(first, second);
  if ('refusal' in pair) throw new Error(`The second photo was refused: ${pair.refusal}.`);
  return pair;
}

/** A pair of photos in which only redness could be measured. */
function pairWith(redness: number | null): RepeatPair {
  return { engine_version: ENGINE_VERSION, differences: { ...perSign(() => null), redness } };
}

/** What is said of redness between two scans of a person with these pairs, on every way to it. */
function rednessBetween(earlier: PreviousScan, later: PreviousScan, pairs: RepeatPair[]): Set<unknown> {
  const history = [earlier, later].map((scan) => ({ ...scan, pairs }));
  const [first, last] = [history[0]!, history[1]!];
  const progress = progressFacts([first], last, [{ sign: 'redness', doubt: null }]);
  const signs = [
    progress.changes,
    progress.trends,
    comparisonFacts(first, last).signs,
    historyFacts(history).signs,
  ];
  return new Set(signs.map((facts) => facts.find(({ sign }) => sign === 'redness')?.change));
}

test('a change within what two photos of this person differ by is claimed nowhere, a larger one everywhere', () => {
  expect(rednessBetween(calm, flushed, [])).toEqual(new Set(['more_visible']));
  const pairs = [pairOf(calm, flushed)];
  expect(rednessBetween(calm, flushed, pairs)).toEqual(new Set(['no_measurable_change']));
  expect(rednessBetween(calm, red, pairs)).toEqual(new Set(['more_visible']));
});

test('a second photo of another light, or the same photo again, says nothing', () => {
  const { record } = flushed;
  const conditions = { ...record.conditions, light_balance: record.conditions.light_balance + 0.5 };
  expect(repeatPair(calm, { ...flushed, record: { ...record, conditions } })).toEqual({ refusal: 'light' });
  expect(repeatPair(calm, calm)).toEqual({ refusal: 'same_photo' });
});

test('without a pair the usual spread stands, and each pair draws it towards its own', () => {
  const { spread } = SIGNS.redness;
  const spreadWith = (...pairs: RepeatPair[]) => spreadsOf(pairs).redness / spread;
  expect(spreadWith()).toBe(1);
  expect(spreadWith(pairWith(null))).toBe(1);
  expect(spreadWith({ ...pairWith(5), engine_version: '1.0.0' })).toBe(1);
  // A pair that differs by the root of two spreads says just what is usual.
  expect(spreadWith(pairWith(Math.SQRT2 * spread))).toBeCloseTo(1);
  expect(spreadWith(pairWith(0))).toBeCloseTo(Math.sqrt(4 / 5));
  expect(spreadWith(pairWith(0), pairWith(0))).toBeCloseTo(Math.sqrt(4 / 6));
  expect(spreadWith(pairWith(3 * spread))).toBeCloseTo(Math.sqrt((4 + 9 / 2) / 5));
});

test('a steady person never has a smaller error than the copies of the photo itself say', () => {
  const steady = spreadsOf(Array.from({ length: 50 }, () => pairWith(0)));
  const photo = { ofCopies: 0.4, faceWidth: 420, burntOut: 0 };
  expect(deviationOf('redness', photo, steady)).toBeGreaterThan(0.4);
  expect(deviationOf('redness', photo, steady)).toBeLessThan(deviationOf('redness', photo, spreadsOf([])));
});

test.each([
  ['a small face widens the error of lines', 'lines', { faceWidth: 350 }, { faceWidth: 349 }, 0.2],
  ['a smile widens the error of lines', 'lines', { isSmiling: false }, { isSmiling: true }, 0.2],
  ['burnt-out places widen the error of shine', 'shine', { burntOut: 0.009 }, { burntOut: 0.01 }, 0.5],
] as const)('%s, and of nothing else', (_, sign, good, bad, added) => {
  const usual = spreadsOf([]);
  const photo = { ofCopies: 0.1, faceWidth: 420, burntOut: 0 };
  const [before, after] = [good, bad].map((conditions) => ({ ...photo, ...conditions }));
  for (const each of SIGN_VALUES) {
    const wider = Math.hypot(deviationOf(each, before!, usual), each === sign ? added : 0);
    expect([each, deviationOf(each, after!, usual)]).toEqual([each, expect.closeTo(wider)]);
  }
});

test('what is shown names only the signs that a pair could tell', () => {
  expect(repeatabilityFacts([pairWith(null), pairWith(1)])).toEqual({
    pairs: 2,
    measures: [{ sign: 'redness', usual_margin: 0.5, margin: 0.7 }],
  });
});
