import type { Sign } from '@daylit/contract';
import { expect, test } from 'vitest';
import { ENGINE_VERSION } from '../engine-version.ts';
import type { Answers } from '../scan-record.ts';

import type { Finding } from './measurements.ts';
import { severityOf } from './severity.ts';
import { skinSensitivity } from './skin-sensitivity.ts';
import { skinType } from './skin-type.ts';

function finding(sign: Sign, severity: number | null, places: Finding['reading']['places'] = []): Finding {
  const measurement = {
    sign,
    severity_score: severity,
    standard_deviation: severity === null ? null : 0.1,
    method_version: ENGINE_VERSION,
    cannot_tell_reason: severity === null ? 'Hidden.' : null,
    location_observed: null,
    places: [],
    confidence: 'medium' as const,
    evidence: [],
  };
  return { sign, severity, reading: { value: 0, places, shapes: [] }, measurement };
}

function shine(zone: number, cheeks: number): Finding {
  return finding('shine', 1, [
    { region: 'forehead', value: zone },
    { region: 'nose', value: zone },
    { region: 'right_cheek', value: cheeks },
    { region: 'left_cheek', value: cheeks },
  ]);
}

test.each<[Answers['midday_feel'], string]>([
  ['tight', 'dry'],
  ['comfortable', 'normal'],
  ['shiny_t_zone', 'combination'],
  ['shiny_all_over', 'oily'],
])('%s is %s skin, also against the photo', (midday_feel, type) => {
  for (const look of [shine(0, 0), shine(0.15, 0), shine(0.15, 0.15)]) {
    expect(skinType([look], { midday_feel }).skin_type).toBe(type);
  }
});

test('a photo that agrees raises the confidence, and one that disagrees is mentioned', () => {
  const agreeing = skinType([shine(0.15, 0.15)], { midday_feel: 'shiny_all_over' });
  expect(agreeing).toMatchObject({ basis: 'answers_and_photo', confidence: 'high' });
  const differing = skinType([shine(0, 0)], { midday_feel: 'shiny_all_over' });
  expect(differing).toMatchObject({ basis: 'answers', confidence: 'medium' });
  expect(differing.explanation).toMatch(/counts more than one photo/);
});

test('without an answer the photo gives a first guess, and none when it shows nothing', () => {
  expect(skinType([shine(0.15, 0)], {})).toMatchObject({
    skin_type: 'combination',
    basis: 'photo',
    confidence: 'low',
  });
  for (const look of [finding('shine', null), shine(0, 0.15)]) {
    expect(skinType([look], { midday_feel: 'not_sure' })).toMatchObject({
      skin_type: 'cannot_tell',
      basis: 'none',
    });
  }
});

test('sensitivity comes from the answer alone; redness only supports it', () => {
  const red = [finding('redness', 4)];
  expect(skinSensitivity(red, {})).toMatchObject({ skin_sensitivity: 'cannot_tell', basis: 'none' });
  expect(skinSensitivity(red, { reacts: 'not_sure' }).skin_sensitivity).toBe('cannot_tell');
  expect(skinSensitivity(red, { reacts: 'rarely' })).toMatchObject({
    skin_sensitivity: 'low',
    basis: 'answers',
  });
  expect(skinSensitivity(red, { reacts: 'often' })).toMatchObject({
    skin_sensitivity: 'high',
    basis: 'answers_and_photo',
    confidence: 'high',
  });
});

test('severity is linear between its anchors and stays within 0 to 5', () => {
  expect(severityOf('redness', 0)).toBe(0);
  expect(severityOf('redness', 0.1)).toBeCloseTo(1, 9);
  expect(severityOf('redness', 0.14)).toBeCloseTo(1.5, 9);
  expect(severityOf('redness', 3)).toBe(5);
  expect(severityOf('redness', Number.NaN)).toBeNaN();
});
