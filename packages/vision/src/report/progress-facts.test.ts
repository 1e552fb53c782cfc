import { expect, test } from 'vitest';
import { ENGINE_VERSION } from '../engine-version.ts';
import type { PreviousScan, ScanRecord } from './scan-record.ts';
import { rangeOf } from './range.ts';
import { deviationIn, spreadsOf } from './repeatability.ts';
import { PAIR_CLAIM } from '../thresholds/comparison.ts';
import { perSign } from '../signs/signs.ts';
import { progressFacts } from './progress-facts.ts';
import { SIGN_VALUES } from '@daylit/contract';
import type { ChangeFacts, ProgressFacts, Sign } from '@daylit/contract';

const USUAL = spreadsOf([]);
const STEADY = { standard_deviations: perSign(() => 0.1) };

/** Lesions are not told, as on most photos. */
const LESIONS = { blemishes: null, dark_spots: null };
const CALM = { ...perSign<number | null>(() => 2), ...LESIONS };
const SPREADS = { ...perSign<number | null>(() => 0.1), ...LESIONS };
const CONDITIONS = { sharpness: 0.55, light_balance: 0.1, face_width: 420, glasses: 'none', yaw: 2 } as const;

function scanOf(checkin_id: number, changes: Partial<ScanRecord> = {}): PreviousScan {
  return {
    checkin_id,
    created_at: `2026-01-${String(checkin_id).padStart(2, '0')}T08:00:00.000Z`,
    pairs: [],
    record: {
      engine_version: ENGINE_VERSION,
      thumbnail_crop: { left: 0, top: 0, width: 400, height: 500 },
      photo_status: 'pass',
      conditions: CONDITIONS,
      severities: CALM,
      standard_deviations: SPREADS,
      ...changes,
    },
  };
}

function compare(history: PreviousScan[], current: PreviousScan): ProgressFacts {
  return progressFacts(
    history,
    current,
    SIGN_VALUES.map((sign) => ({ sign, doubt: null })),
  );
}

/** The changes that are larger than the noise. */
function claimed({ changes }: ProgressFacts): Partial<Record<Sign, ChangeFacts['change']>> {
  return Object.fromEntries(
    changes
      .filter(({ change }) => change !== 'no_measurable_change')
      .map(({ sign, change }) => [sign, change]),
  );
}

test('a first scan has no comparison and no trend', () => {
  expect(compare([], scanOf(1))).toEqual({
    result: 'first_scan',
    compared_with: null,
    difference: null,
    isSharp: true,
    isStraight: true,
    hasTips: false,
    changes: [],
    lost: [],
    trends: [],
  });
});

test('a change within the noise is no change, a larger one is claimed with both ranges', () => {
  const small = compare([scanOf(1)], scanOf(2, { severities: { ...CALM, redness: 2.6 } }));
  expect(claimed(small)).toEqual({});
  expect(small.changes).toHaveLength(6);
  const large = compare([scanOf(1)], scanOf(2, { severities: { ...CALM, redness: 3.3, lines: 0.7 } }));
  expect(claimed(large)).toEqual({ redness: 'more_visible', lines: 'less_visible' });
  expect(large.changes).toContainEqual({
    sign: 'lines',
    before: rangeOf(2, deviationIn('lines', scanOf(1).record, USUAL)),
    now: rangeOf(0.7, deviationIn('lines', scanOf(1).record, USUAL)),
    change: 'less_visible',
  });
});

test('photos whose copies differ more need a larger change', () => {
  const severities = { ...CALM, redness: 3.3 };
  const claims = (before: number, now: number): number =>
    Object.keys(
      claimed(
        compare(
          [scanOf(1, { standard_deviations: { ...SPREADS, redness: before } })],
          scanOf(2, { severities, standard_deviations: { ...SPREADS, redness: now } }),
        ),
      ),
    ).length;
  // The two photos alone vary by 0.23 each: 3.5 times all of it is 1.24, and 1.85 with a 0.4 among the
  // copies.
  expect(claims(0.1, 0.1)).toBe(1);
  expect(claims(0.4, 0.1)).toBe(0);
  expect(claims(0.1, 0.4)).toBe(0);
});

test('a trend claims exactly the changes of its signs', () => {
  const severities = { ...CALM, redness: 2.6, shine: 3.5, lines: 0.7 };
  const { trends, changes } = compare([scanOf(1)], scanOf(2, { severities }));
  const [inTrends, inChanges] = [trends, changes].map((told) =>
    Object.fromEntries(told.map(({ sign, change }) => [sign, change])),
  );
  expect(inChanges).toEqual(inTrends);
  expect(inTrends).toEqual({
    redness: 'no_measurable_change',
    texture: 'no_measurable_change',
    lines: 'less_visible',
    dark_circles: 'no_measurable_change',
    shine: 'more_visible',
    tone_evenness: 'no_measurable_change',
  });
});

test('it compares with the latest earlier scan, whatever the order of the history', () => {
  const progress = compare([scanOf(4), scanOf(1), scanOf(3)], scanOf(5));
  expect(progress.compared_with).toBe(4);
  expect(progress.trends[0]?.points.map(({ checkin_id }) => checkin_id)).toEqual([1, 3, 4, 5]);
});

test.each([
  ['light', { light_balance: 0.6 }, 'directional', 'light'],
  ['light', { light_balance: -1 }, 'not_comparable', 'light'],
  ['sharpness', { sharpness: 0.38 }, 'not_comparable', 'sharpness'],
  ['angle', { yaw: -14 }, 'directional', 'angle'],
  ['distance', { face_width: 900 }, 'not_comparable', 'distance'],
  ['look with glasses', { glasses: 'certain' }, 'not_comparable', 'glasses'],
  ['look around the eyes', { glasses: 'possible' }, 'directional', 'around_eyes'],
] as const)('another %s makes the comparison weaker and is named', (_, changed, result, difference) => {
  const conditions = { ...CONDITIONS, ...changed };
  const severities = { ...CALM, redness: 3.3 };
  const progress = compare([scanOf(1)], scanOf(2, { conditions, severities }));
  expect(progress).toMatchObject({ result, compared_with: 1, difference });
  // 1.2 is above the noise of similar photos (1.04), but within that of less similar ones (1.55).
  expect(claimed(progress)).toEqual({});
  expect(progress.changes).toHaveLength(result === 'not_comparable' ? 0 : 6);
  const change = result === 'not_comparable' ? 'not_compared' : 'no_measurable_change';
  expect(new Set(progress.trends.map((trend) => trend.change))).toEqual(new Set([change]));
});

test('scans of different versions are neither compared nor drawn in one trend', () => {
  const old = scanOf(1, { engine_version: '0.9.0' });
  expect(compare([old], scanOf(2))).toMatchObject({
    result: 'not_comparable',
    difference: 'engine_version',
    changes: [],
  });
  expect(compare([old, scanOf(2)], scanOf(3)).trends[0]?.points).toHaveLength(2);
});

test('a sign that one photo could not tell is left out', () => {
  const progress = compare([scanOf(1)], scanOf(2, { severities: { ...CALM, redness: null } }));
  for (const told of [progress.trends, progress.changes])
    expect(told.map(({ sign }) => sign)).not.toContain('redness');
});

/**
 * Both scans tell every sign, with an error bar of 0.1; they differ in one, to either side of a whole step.
 */
function differingIn(sign: Sign, difference: number): Partial<Record<Sign, ChangeFacts['change']>> {
  const [before, now] = [-difference / 2, difference / 2].map((more, i) =>
    scanOf(i + 1, {
      severities: { ...perSign(() => 2), [sign]: 2 + more },
      ...STEADY,
    }),
  ) as [PreviousScan, PreviousScan];
  return claimed(compare([before], now));
}

test.each(SIGN_VALUES)(
  '%s: a difference is claimed that is larger than those of any sign in nineteen of twenty pairs',
  (sign) => {
    // Both photos vary by the sign's own spread and by what their copies say.
    const limit = PAIR_CLAIM * Math.SQRT2 * deviationIn(sign, scanOf(1, STEADY).record, USUAL);
    expect(differingIn(sign, 1.02 * limit)).toEqual({ [sign]: 'more_visible' });
    expect(differingIn(sign, -1.02 * limit)).toEqual({ [sign]: 'less_visible' });
    expect(differingIn(sign, 0.98 * limit)).toEqual({});
  },
);

test.each<[Sign, number]>([
  ['redness', 0.23],
  ['texture', 0.12],
  ['lines', 0.24],
  ['dark_circles', 0.28],
  ['shine', 0.08],
  ['tone_evenness', 0.14],
  ['blemishes', 0.22],
  ['dark_spots', 0.07],
])('%s: two photos of the same minute, which vary by %d on real faces, show no change', (sign, measured) => {
  // One pair in eighty is further apart. Eight signs have eight chances.
  expect(differingIn(sign, 2.5 * Math.SQRT2 * measured)).toEqual({});
});

test('a trend ends with this scan, or is not drawn', () => {
  const now = scanOf(3, { severities: { ...CALM, redness: null } });
  expect(compare([scanOf(1), scanOf(2)], now).trends.map(({ sign }) => sign)).not.toContain('redness');
  const before = scanOf(2, { severities: { ...CALM, redness: null } });
  expect(compare([scanOf(1), before], scanOf(3)).trends[0]).toMatchObject({
    sign: 'redness',
    change: 'not_compared',
  });
});

test('a concern of the last report that this photo cannot tell is lost, with its range of then', () => {
  const before = scanOf(1, { severities: { ...CALM, redness: 2.9, shine: 0.4 } });
  const now = scanOf(2, { severities: { ...CALM, redness: null, shine: null } });
  expect(compare([before], now).lost).toEqual([
    { sign: 'redness', range: rangeOf(2.9, deviationIn('redness', scanOf(1).record, USUAL)) },
  ]);
  expect(compare([scanOf(1, { severities: now.record.severities })], before).lost).toEqual([]);
});

test('a concern is lost as well where the photos cannot be compared', () => {
  const conditions = { ...CONDITIONS, light_balance: -1 };
  const now = scanOf(2, { conditions, severities: { ...CALM, redness: null } });
  expect(compare([scanOf(1)], now)).toMatchObject({ result: 'not_comparable', lost: [{ sign: 'redness' }] });
});

test('a sign that is no longer looked for is not lost', () => {
  const now = scanOf(2, { severities: { ...CALM, lines: null } });
  const signs = SIGN_VALUES.filter((sign) => sign !== 'lines').map((sign) => ({ sign, doubt: null }));
  expect(progressFacts([scanOf(1)], now, signs).lost).toEqual([]);
  expect(compare([scanOf(1)], now).lost).toEqual([expect.objectContaining({ sign: 'lines' })]);
});

test('only a photo that passed is sharp and straight', () => {
  const turned = { ...CONDITIONS, yaw: 20 };
  expect(compare([], scanOf(1, { conditions: turned }))).toMatchObject({ isSharp: true, isStraight: false });
  expect(compare([], scanOf(1, { photo_status: 'warn' }))).toMatchObject({
    isSharp: false,
    isStraight: false,
  });
});

test('a photo with a warning, or with a sign that it cannot tell, comes with tips', () => {
  expect(compare([], scanOf(1, { photo_status: 'warn' })).hasTips).toBe(true);
  expect(progressFacts([], scanOf(1), [{ sign: 'lines', doubt: 'smile' }]).hasTips).toBe(true);
});
