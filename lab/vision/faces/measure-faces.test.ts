import { SIGN_VALUES } from '@daylit/contract';
import type { Sign, SignFacts } from '@daylit/contract';
import { expect, test } from 'vitest';
import { ENGINE_VERSION } from '../../../packages/vision/src/index.ts';
import type { ScanRecord } from '../../../packages/vision/src/index.ts';
import { measureFaces } from './measure-faces.ts';
import type { ReadShot } from './read-shots.ts';

/** A photograph in which every sign reads 1, apart from some. */
function shotOf(
  person: number,
  shot: string,
  lightness: number,
  signs: Partial<Record<Sign, number | null>>,
): ReadShot {
  const all = Object.fromEntries(SIGN_VALUES.map((sign) => [sign, 1])) as Record<Sign, number | null>;
  const severities = { ...all, ...signs };
  const facts = SIGN_VALUES.map((sign) => {
    const severity = severities[sign];
    return { sign, severity, isConcern: (severity ?? 0) >= 1.5, count: null } as unknown as SignFacts;
  });
  const record: ScanRecord = {
    engine_version: ENGINE_VERSION,
    thumbnail_crop: { left: 0, top: 0, width: 4, height: 5 },
    photo_status: 'pass',
    conditions: { sharpness: 0.5, light_balance: 0, face_width: 500, glasses: 'none', yaw: 0 },
    severities,
    standard_deviations: Object.fromEntries(SIGN_VALUES.map((sign) => [sign, 0])) as Record<Sign, number>,
  };
  const skin = {
    signs: facts,
    look: null,
    looksReactive: false,
    isEvenlyLit: true,
    isInFocus: true,
    darkerSide: null,
    leftOut: [],
  };
  return {
    file: '',
    person: String(person),
    shot,
    age: 20 + person,
    tone: null,
    isFound: true,
    isCalledCovered: false,
    analysis: { skin, record },
    lightness,
    smaller: [],
    // Of three that are found, one is taken for another sign where the skin is light.
    planted: [true, true, lightness < 50]
      .map((isNamed) => ({ isFound: true, isNamed }))
      .concat({ isFound: false, isNamed: false }),
    relit: [],
  };
}

test('ten people, five of each tone', () => {
  const shots = Array.from({ length: 10 }, (_, person) => {
    const isDark = person < 5;
    const first = { redness: person / 5, dark_circles: isDark ? null : 2 };
    // One of them reads far more lines in the second photo.
    const second = { ...first, lines: person === 9 ? 4 : 1 };
    const lightness = (isDark ? 30 : 70) + person;
    return [shotOf(person, 'a', lightness, first), shotOf(person, 'b', lightness, second)];
  }).flat();
  const figures = new Map(
    measureFaces(shots, 'A set').map((figure) => [figure.id.replace('real_faces.', ''), figure]),
  );
  expect(figures.get('found')?.note).toBe('A set: 10 people, 5 with dark skin, 5 with light skin.');
  expect(figures.get('concerns')).toMatchObject({ value: 0.7, met: true });
  expect(figures.get('strong.dark_circles')).toMatchObject({ value: 0.5, met: false });
  expect(figures.get('planted.found')).toMatchObject({ value: 0.75, met: false, sample_size: 10 });
  expect(figures.get('planted.named')).toMatchObject({ value: 0.833, met: false });
  expect(figures.get('planted.named')?.parts).toMatchObject([
    { value: 1 },
    { value: 0.778 },
    { value: 0.667 },
  ]);
  expect(figures.get('told.dark_circles')).toMatchObject({
    value: 1,
    parts: [
      { name: 'dark skin (5)', value: 0 },
      { name: 'light skin (5)', value: 1 },
    ],
  });
  expect(figures.get('lightness.redness')).toMatchObject({ value: 1, met: false });
  expect(figures.get('false_changes')).toMatchObject({ value: 0.1, met: false, sample_size: 10 });
  expect(figures.get('repeat.lines')?.value).toBeCloseTo(Math.sqrt(9 / 10 / 2), 3);
  expect(figures.get('covered.lines')).toMatchObject({ value: 0.9, met: false });
  expect(figures.get('covered.redness')).toMatchObject({ value: 1, met: true });
});

test('six people by the lightness of their skin, and made smaller', () => {
  const shots = Array.from({ length: 6 }, (_, person) => {
    // The two people with the darkest skin differ by 2 from photo to photo, the others not at all.
    const first = shotOf(person, 'a', 60 - person, {});
    const second = shotOf(person, 'b', 60 - person, { redness: person < 4 ? 1 : 3 });
    const { record } = first.analysis ?? {};
    if (!record) throw new Error('The photograph was not read.');
    const moved = { ...record, severities: { ...record.severities, texture: null, redness: 1.3 } };
    const smaller = [
      { faceWidth: 360, record },
      { faceWidth: 220, record: moved },
    ];
    return [{ ...first, smaller }, second];
  }).flat();
  const figures = new Map(
    measureFaces(shots).map((figure) => [figure.id.replace('real_faces.', ''), figure]),
  );
  expect(figures.get('repeat.redness')?.parts).toEqual([
    { name: 'darkest third', value: expect.closeTo(Math.SQRT2, 2) },
    { name: 'middle third', value: 0 },
    { name: 'lightest third', value: 0 },
  ]);
  expect(figures.get('size.redness')).toMatchObject({
    value: 0.3,
    met: false,
    sample_size: 6,
    parts: [
      { name: '220\u00A0px', value: 0.3 },
      { name: '360\u00A0px', value: 0 },
    ],
  });
  // At the smaller width the engine reports no score.
  expect(figures.get('size.texture')?.parts).toEqual([{ name: '360\u00A0px', value: 0 }]);
});

test('six people whose second photo is in other lights', () => {
  const shots = Array.from({ length: 6 }, (_, person) => {
    const [first, second] = [shotOf(person, 'a', 60, {}), shotOf(person, 'b', 60, {})];
    const { record } = second.analysis ?? {};
    if (!record) throw new Error('The photograph was not read.');
    const shining = { ...record, severities: { ...record.severities, shine: 3 } };
    const side = { ...record, conditions: { ...record.conditions, light_balance: 0.6 } };
    const relit = [
      { light: 'bulb', record },
      { light: 'twice the light', record: person < 3 ? null : shining },
      { light: 'strongly from the side', record: side },
    ];
    return [first, { ...second, relit }];
  }).flat();
  const figures = new Map(
    measureFaces(shots).map((figure) => [figure.id.replace('real_faces.', ''), figure]),
  );
  expect(figures.get('light.shine')).toMatchObject({
    value: expect.closeTo(Math.SQRT2, 2),
    met: false,
    sample_size: 6,
    parts: [
      { name: 'bulb', value: 0 },
      { name: 'twice the light', value: expect.closeTo(Math.SQRT2, 2) },
      { name: 'strongly from the side', value: 0 },
    ],
  });
  expect(figures.get('light.redness')).toMatchObject({ value: 0, met: true });
  expect(figures.get('light.false_changes')).toMatchObject({
    value: 1,
    met: false,
    note: 'Of 6 photos: twice the light: 3 refused, 0 with caution; strongly from the side: 0 refused, 6 with caution.',
  });
});

test('one photo of a person says nothing about repeats', () => {
  const figures = measureFaces([shotOf(1, 'a', 70, {})]);
  const repeats = figures.filter(({ id }) => id.includes('.repeat.') || id.includes('.false_changes'));
  expect(repeats.map(({ value, met }) => value ?? met)).toEqual(Array(10).fill(null));
});
