import { expect, test } from 'vitest';
import { ENGINE_VERSION } from '../engine-version.ts';
import type { PreviousScan, ScanRecord } from './scan-record.ts';
import { ENGINE_BRIDGES } from './engine-bridges.gen.ts';
import { comparisonFacts } from './compare-scans.ts';
import { historyFacts } from './history.ts';

const UNTOLD = {
  redness: null,
  texture: null,
  lines: null,
  dark_circles: null,
  shine: null,
  tone_evenness: null,
  blemishes: null,
  dark_spots: null,
};
const EVEN = { sharpness: 0.55, light_balance: 0.1, face_width: 420, glasses: 'none', yaw: 2 } as const;
const FROM_THE_SIDE = { ...EVEN, light_balance: 1.2 };

/** A scan a week after the one before. */
function scan(checkin_id: number, redness: number | null, changes: Partial<ScanRecord> = {}): PreviousScan {
  return {
    checkin_id,
    created_at: new Date(Date.UTC(2026, 0, 1 + 7 * checkin_id)).toISOString(),
    pairs: [],
    record: {
      engine_version: ENGINE_VERSION,
      thumbnail_crop: { left: 0, top: 0, width: 400, height: 500 },
      photo_status: 'pass',
      conditions: EVEN,
      severities: { ...UNTOLD, redness },
      standard_deviations: { ...UNTOLD, redness: redness === null ? null : 0.1 },
      ...changes,
    },
  };
}

const linesOf = (scans: PreviousScan[]) =>
  historyFacts(scans).scans.map(({ checkin_id, line, difference }) => [checkin_id, line, difference]);

test('a scan that cannot be compared is left out, and the line continues after it', () => {
  expect(linesOf([scan(3, 2), scan(1, 2), scan(2, 2, { conditions: FROM_THE_SIDE })])).toEqual([
    [1, 1, null],
    [2, null, 'light'],
    [3, 1, null],
  ]);
});

test('two in a row that may be compared with each other begin a new line', () => {
  const conditions = FROM_THE_SIDE;
  expect(linesOf([scan(1, 2), scan(2, 2, { conditions }), scan(3, 2, { conditions })])).toEqual([
    [1, 1, null],
    [2, 2, 'light'],
    [3, 2, null],
  ]);
});

test('another version of the engine begins a new line, and no change is claimed across it', () => {
  const engine_version = '2.9.0';
  const { scans, signs } = historyFacts([
    scan(1, 4, { engine_version }),
    scan(2, 4, { engine_version }),
    scan(3, 1),
  ]);
  expect(scans.map(({ line, difference }) => [line, difference])).toEqual([
    [1, null],
    [1, null],
    [2, 'engine_version'],
  ]);
  expect(signs).toMatchObject([
    { sign: 'redness', change: 'not_compared', since: null, readings: [{}, {}, {}] },
  ]);
});

test('a bridge keeps the line over a new engine, apart from a sign that it leaves out', () => {
  const [bridge] = ENGINE_BRIDGES;
  const told = { ...UNTOLD, redness: 3, shine: 2 };
  const older = [1, 2].map((id) => scan(id, 3, { engine_version: bridge!.from, severities: told }));
  const newer = [3, 4].map((id) => scan(id, 1, { severities: { ...told, redness: 1 } }));
  const { scans, signs } = historyFacts([...older, ...newer]);
  expect(scans.map(({ line, engine_version }) => [line, engine_version])).toEqual([
    [1, bridge!.from],
    [1, bridge!.from],
    [1, ENGINE_VERSION],
    [1, ENGINE_VERSION],
  ]);
  expect(signs).toMatchObject([
    { sign: 'redness', change: 'less_visible', since: 1, anew_from: null },
    { sign: 'shine', since: 3, anew_from: 3, readings: [{ severity_score: 2 }, {}, {}, {}] },
  ]);
  expect(comparisonFacts(older[0]!, newer[0]!).signs).toMatchObject([
    { sign: 'redness', change: 'less_visible' },
    { sign: 'shine', change: 'not_compared', earlier: { severity_score: 2 } },
  ]);
});

test('a change is claimed since the first scan of the line that could tell, and only beyond the noise', () => {
  const clear = historyFacts([scan(1, null), scan(2, 3.4), scan(3, 3), scan(4, 1.4)]);
  expect(clear.signs).toMatchObject([{ change: 'less_visible', since: 2 }]);
  const small = historyFacts([scan(1, 2), scan(2, 2.5)]);
  expect(small.signs).toMatchObject([{ change: 'no_measurable_change', since: 1 }]);
});

test('nothing is claimed up to a last scan that is left out, that could not tell, or that is the only one', () => {
  const claims = [
    [scan(1, 3), scan(2, 1, { conditions: FROM_THE_SIDE })],
    [scan(1, 3), scan(2, null)],
    [scan(1, 3)],
  ].map((scans) => historyFacts(scans).signs.map(({ change, since }) => [change, since]));
  expect(claims).toEqual(claims.map(() => [['not_compared', null]]));
  expect(historyFacts([])).toEqual({ scans: [], signs: [] });
});

test('the light forbids a comparison, and years between two photos do not', () => {
  const facts = comparisonFacts(scan(1, 4), scan(2, 1, { conditions: FROM_THE_SIDE }));
  expect(facts).toMatchObject({
    result: 'not_comparable',
    difference: 'light',
    signs: [{ change: 'not_compared' }],
  });
  expect([facts.earlier.light, facts.later.light]).toEqual(['even', 'left']);
  expect(comparisonFacts(scan(1, 4), scan(101, 1))).toMatchObject({ result: 'comparable', difference: null });
});

test('a reading has the margin of two photos of unchanged skin', () => {
  const [redness] = historyFacts([scan(1, 2.34)]).signs;
  expect(redness?.readings).toEqual([
    { checkin_id: 1, severity_score: 2.3, margin: 0.5, range: { low: 2, high: 3 } },
  ]);
});

const trendOfRedness = (scans: PreviousScan[]) =>
  historyFacts(scans).signs.find(({ sign }) => sign === 'redness')?.trend;

/** Five scans, a month apart, of a face that gets calmer. */
const CALMING = [1.89, 1.59, 1.18, 0.7, 0.56].map((redness, month) => scan(1 + 4 * month, redness));

test('a sign that falls through five scans is told as calmer, from the scan that is half-way', () => {
  expect(trendOfRedness(CALMING)).toEqual({
    kind: 'calmer',
    since: scan(9, 0).created_at,
    from: expect.closeTo(1.9, 0),
    to: expect.closeTo(0.6, 0),
    scans: 5,
    confidence: expect.closeTo(0.95, 1),
  });
});

test('a trend stays when the last photo cannot be compared, and is not told from photos that cannot', () => {
  const dark = scan(30, 3, { conditions: FROM_THE_SIDE });
  expect(trendOfRedness([...CALMING, dark])).toEqual(trendOfRedness(CALMING));
  const older = CALMING.map(({ record, ...rest }) => ({
    ...rest,
    record: { ...record, engine_version: '2.9.0' },
  }));
  expect(trendOfRedness([...older, scan(30, 1)])).toMatchObject({ kind: 'not_comparable', scans: 1 });
  expect(trendOfRedness([scan(1, 1)])).toMatchObject({ kind: 'too_few', scans: 1 });
});

test('a scan that the person left out is in no line, and no other scan is compared with it', () => {
  const leftOut = { ...scan(2, 4, { conditions: FROM_THE_SIDE }), in_trend: false };
  const scans = [scan(1, 2), leftOut, scan(3, 2, { conditions: FROM_THE_SIDE }), scan(4, 2)];
  expect(linesOf(scans)).toEqual([
    [1, 1, null],
    [2, null, 'left_out'],
    [3, null, 'light'],
    [4, 1, null],
  ]);
  const [redness] = historyFacts(scans).signs;
  expect(redness?.readings).toHaveLength(4);
  expect(redness?.trend).toMatchObject({ kind: 'too_few', scans: 2 });
});
