import { expect, test } from 'vitest';
import { ENGINE_VERSION } from '../engine-version.ts';
import type { PreviousScan, ScanRecord } from '../scan-record.ts';
import { compareReports } from './compare-reports.ts';
import type { ProgressSummary } from '@daylit/contract';

const CALM = {
  redness: 2,
  texture: 2,
  lines: 2,
  dark_circles: 2,
  shine: 2,
  tone_evenness: 2,
  blemishes: null,
  dark_spots: null,
};

const SPREADS = {
  redness: 0.1,
  texture: 0.1,
  lines: 0.1,
  dark_circles: 0.1,
  shine: 0.1,
  tone_evenness: 0.1,
  blemishes: null,
  dark_spots: null,
};
const CONDITIONS = { sharpness: 0.55, light_balance: 0.1, face_width: 420, glasses: 'none', yaw: 2 } as const;

function scanOf(checkin_id: number, changes: Partial<ScanRecord> = {}): PreviousScan {
  return {
    checkin_id,
    created_at: `2026-01-${String(checkin_id).padStart(2, '0')}T08:00:00.000Z`,
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

function compare(history: PreviousScan[], current: PreviousScan): ProgressSummary {
  return compareReports(history, current, {});
}

test('a first scan has no comparison and no trend', () => {
  const summary = compare([], scanOf(1));
  expect(summary.comparison).toEqual({ result: 'first_scan', compared_with: null, reason: null });
  expect(summary.trends).toEqual([]);
});

test('a change within the noise is no change, a larger one is claimed with both numbers', () => {
  const small = compare([scanOf(1)], scanOf(2, { severities: { ...CALM, redness: 2.6 } }));
  expect(small).toMatchObject({ improvements: [], regressions: [] });
  expect(small.overall_assessment).toBe('No measurable change since your last scan.');
  const large = compare([scanOf(1)], scanOf(2, { severities: { ...CALM, redness: 2.9, lines: 0.7 } }));
  expect(large.regressions).toEqual(['Redness: more visible, from 2 to 2.9.']);
  expect(large.improvements).toEqual(['Fine lines: less visible, from 2 to 0.7.']);
});

test('photos whose copies differ more need a larger change', () => {
  const severities = { ...CALM, redness: 2.9 };
  const claims = (before: number, now: number): number =>
    compare(
      [scanOf(1, { standard_deviations: { ...SPREADS, redness: before } })],
      scanOf(2, { severities, standard_deviations: { ...SPREADS, redness: now } }),
    ).regressions.length;
  // 1.96 times the root of 0.3² + 0.3² is 0.83, and 0.98 with one 0.4. A change of 0.9 is between them.
  expect(claims(0.25, 0.25)).toBe(1);
  expect(claims(0.4, 0.1)).toBe(0);
  expect(claims(0.1, 0.4)).toBe(0);
});

test('photos that are months apart are compared with caution', () => {
  const now = { ...scanOf(2), created_at: '2026-07-02T08:00:00.000Z' };
  expect(compare([scanOf(1)], now).comparison).toEqual({
    result: 'directional',
    compared_with: 1,
    reason: expect.stringMatching(/months apart/),
  });
  expect(compare([scanOf(1)], { ...now, created_at: '2026-04-02T08:00:00.000Z' }).comparison.result).toBe(
    'comparable',
  );
});

test('a trend claims exactly the changes that the sentences claim', () => {
  const severities = { ...CALM, redness: 2.6, shine: 3.5, lines: 0.7 };
  const { trends } = compare([scanOf(1)], scanOf(2, { severities }));
  expect(Object.fromEntries(trends.map(({ sign, change }) => [sign, change]))).toEqual({
    redness: 'no_measurable_change',
    texture: 'no_measurable_change',
    lines: 'less_visible',
    dark_circles: 'no_measurable_change',
    shine: 'more_visible',
    tone_evenness: 'no_measurable_change',
  });
});

test('it compares with the latest earlier scan, whatever the order of the history', () => {
  const summary = compare([scanOf(4), scanOf(1), scanOf(3)], scanOf(5));
  expect(summary.comparison.compared_with).toBe(4);
  expect(summary.trends[0]?.points.map(({ checkin_id }) => checkin_id)).toEqual([1, 3, 4, 5]);
});

test.each([
  ['light', { light_balance: 0.6 }, 'directional', /light/],
  ['light', { light_balance: -1 }, 'not_comparable', /light/],
  ['sharpness', { sharpness: 0.38 }, 'not_comparable', /sharp/],
  ['angle', { yaw: -14 }, 'directional', /head is not held/],
  ['distance', { face_width: 900 }, 'not_comparable', /large/],
  ['look with glasses', { glasses: 'certain' }, 'not_comparable', /glasses/],
  ['look around the eyes', { glasses: 'possible' }, 'directional', /around your eyes/],
] as const)('another %s makes the comparison weaker and is named', (_, difference, result, reason) => {
  const conditions = { ...CONDITIONS, ...difference };
  const severities = { ...CALM, redness: 2.9 };
  const summary = compare([scanOf(1)], scanOf(2, { conditions, severities }));
  expect(summary.comparison).toEqual({ result, compared_with: 1, reason: expect.stringMatching(reason) });
  // 0.9 is above the noise of similar photos, but within the extra caution for less similar ones.
  expect(summary.regressions).toEqual([]);
  const change = result === 'not_comparable' ? 'not_compared' : 'no_measurable_change';
  expect(new Set(summary.trends.map((trend) => trend.change))).toEqual(new Set([change]));
});

test('scans of different versions are neither compared nor drawn in one trend', () => {
  const old = scanOf(1, { engine_version: '0.9.0' });
  expect(compare([old], scanOf(2)).comparison.result).toBe('not_comparable');
  expect(compare([old, scanOf(2)], scanOf(3)).trends[0]?.points).toHaveLength(2);
});

test('a sign that one photo could not tell is left out', () => {
  const summary = compare([scanOf(1)], scanOf(2, { severities: { ...CALM, redness: null } }));
  expect(summary.trends.map(({ sign }) => sign)).not.toContain('redness');
});

test('the measured difference of two photos of the same minute is never claimed as a change', () => {
  // Measured standard deviations of a second photo. 1.96 times the root of 2 covers nineteen of twenty pairs.
  const measured = { redness: 0.26, dark_circles: 0.52, tone_evenness: 0.22, texture: 0.1 };
  for (const [sign, deviation] of Object.entries(measured)) {
    const severities = { ...CALM, [sign]: 2 + 1.96 * Math.SQRT2 * deviation };
    expect(compare([scanOf(1)], scanOf(2, { severities })).regressions).toEqual([]);
  }
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
