import { array, constant, constantFrom, integer, oneof, option, record, tuple } from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { ENGINE_VERSION } from '../src/engine-version.ts';
import { SIGN_VALUES } from '@daylit/contract';
import type { Sign } from '@daylit/contract';
import type { PreviousScan, ScanRecord } from '../src/index.ts';
import type { PhotoEvidence } from '../src/quality/evidence.ts';
import type { Cover } from '../src/regions/cover.ts';
import type { RegionName } from '../src/regions/outlines.ts';
import type { Finding } from '../src/report/measurements.ts';
import { praiseFor } from '../src/report/photo-praise.ts';
import type { NotedPhoto } from '../src/report/condition-notes.ts';

/** Regions in which each sign is measured. */
const PLACES: Record<Sign, RegionName[]> = {
  redness: ['right_cheek', 'left_cheek', 'nose'],
  texture: ['right_cheek', 'left_cheek', 'forehead'],
  lines: ['forehead', 'glabella', 'right_eye_corner', 'left_eye_corner'],
  dark_circles: ['right_under_eye', 'left_under_eye'],
  shine: ['forehead', 'nose', 'right_cheek', 'left_cheek'],
  tone_evenness: ['forehead', 'right_cheek', 'left_cheek', 'chin'],
  blemishes: [],
  dark_spots: [],
};

/** Any value in a range with equal probability; the library's own numbers are mostly tiny. */
export function between(least: number, most: number): Arbitrary<number> {
  return integer({ min: 0, max: 1000 }).map((step) => least + ((most - least) * step) / 1000);
}

/** A severity in tenths, as in reports, with the ends and limits of the scale more often than by chance. */
const severity = oneof(
  constantFrom(0, 0.9, 1, 1.4, 1.5, 5),
  integer({ min: 0, max: 50 }).map((tenths) => tenths / 10),
);

const told = option(severity, { nil: null });

/** A finding with some of its places hidden. Place values have the magnitude of the sign's anchors. */
function finding(sign: Sign): Arbitrary<Finding> {
  const value = oneof(constant(Number.NaN), between(0, 0.5));
  return tuple(told, array(value, { minLength: 4, maxLength: 4 })).map(([score, values]) => ({
    sign,
    severity: score,
    reading: {
      value: 0.2,
      places: PLACES[sign].map((region, i) => ({ region, value: values[i] ?? Number.NaN })),
      shapes: [],
    },
    measurement: {
      sign,
      severity_score: score,
      standard_deviation: score === null ? null : 0.1,
      method_version: ENGINE_VERSION,
      cannot_tell_reason: score === null ? `This hides your ${sign}.` : null,
      location_observed: null,
      places: [],
      confidence: 'medium',
      evidence: [],
    },
  }));
}

export const findings: Arbitrary<Finding[]> = tuple(...SIGN_VALUES.map(finding));

const sighting = constantFrom('none', 'possible', 'certain');
export const cover: Arbitrary<Cover> = record({ glasses: sighting, beard: sighting });

/**
 * Photos from straight, sharp and evenly lit ones, which are more frequent, to those that the gate refuses.
 */
export const evidence: Arbitrary<PhotoEvidence> = record({
  faces: constant(1),
  faceWidth: oneof(constant(420), between(210, 600)),
  inside: constant(1),
  edge: constant('left'),
  yaw: oneof(between(-12, 12), between(-45, 45)),
  pitch: oneof(constant(7), between(-25, 40)),
  sharpness: oneof(between(0.44, 0.8), between(0.36, 0.8)),
  lightBalance: oneof(between(-0.4, 0.4), between(-1.6, 1.6)),
  clipped: oneof(constant(0), between(0, 0.5)),
  crushed: constant(0),
  grey: constant(0),
  highlight: constant(0.8),
  noise: constant(0.02),
  cover,
  isMasked: constant(false),
});

export const notedPhoto: Arbitrary<NotedPhoto> = record({
  cover,
  status: constantFrom('pass', 'warn'),
  evidence,
}).map((photo) => ({
  cover: photo.cover,
  praise: praiseFor(photo.status, { light_balance: photo.evidence.lightBalance, yaw: photo.evidence.yaw }),
  lightBalance: photo.evidence.lightBalance,
}));

const scanRecord: Arbitrary<ScanRecord> = record({
  engine_version: constantFrom(ENGINE_VERSION, ENGINE_VERSION, ENGINE_VERSION, '2.0.0'),
  photo_status: constantFrom('pass', 'warn'),
  evidence,
  severities: tuple(...SIGN_VALUES.map(() => told)),
}).map(({ severities, evidence: { sharpness, lightBalance, faceWidth, yaw, cover: worn }, ...rest }) => ({
  ...rest,
  thumbnail_crop: { left: 0, top: 0, width: 400, height: 500 },
  conditions: { sharpness, light_balance: lightBalance, face_width: faceWidth, glasses: worn.glasses, yaw },
  severities: perSign((i) => severities[i] ?? null),
  standard_deviations: perSign((i) => (typeof severities[i] === 'number' ? 0.1 : null)),
}));

function perSign<T>(valueOf: (index: number) => T): Record<Sign, T> {
  return Object.fromEntries(SIGN_VALUES.map((sign, index) => [sign, valueOf(index)])) as Record<Sign, T>;
}

/** Two to four scans of one person; the last one is by this engine. */
export const scans: Arbitrary<{ history: PreviousScan[]; current: PreviousScan }> = tuple(
  array(scanRecord, { minLength: 1, maxLength: 3 }),
  scanRecord,
).map(([earlier, last]) => {
  const records = [...earlier, { ...last, engine_version: ENGINE_VERSION }];
  const dated = records.map((one, i) => ({
    checkin_id: i + 1,
    created_at: `2026-0${i + 1}-01T08:00:00.000Z`,
    record: one,
  }));
  return { history: dated.slice(0, -1), current: dated.at(-1)! };
});
