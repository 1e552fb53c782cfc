import { assert, configureGlobal, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { SIGN_VALUES } from '@daylit/contract';
import { judgePhoto } from '../src/quality/verdict.ts';
import { whyCannotTell } from '../src/report/cannot-tell.ts';
import { compareReports } from '../src/report/compare-reports.ts';
import { conditionNotes } from '../src/report/condition-notes.ts';
import type { Finding } from '../src/report/measurements.ts';
import { praiseFor } from '../src/report/photo-praise.ts';
import { severityOf } from '../src/report/severity.ts';
import { skinType } from '../src/report/skin-type.ts';
import { degreeOf } from '../src/report/words.ts';
import { between, cover, evidence, findings, scans } from './fact-sets.ts';

// What a report says about the photo and its light must agree with all its other sentences, for any facts.

configureGlobal({ numRuns: 1000, seed: 20_261_122 });

/**
 * Everything that a report says about the photo itself: the verdict, the advice for the next one, and why
 * signs cannot be told.
 */
const aboutPhotos = record({
  photo: evidence,
  scans,
  findings,
  cover,
  value: between(0, 0.5),
}).map(({ photo, scans: { history, current }, findings: all, cover: worn, value }) => {
  const { status, reason } = judgePhoto(photo);
  const conditions = {
    sharpness: photo.sharpness,
    light_balance: photo.lightBalance,
    face_width: photo.faceWidth,
    glasses: photo.cover.glasses,
    yaw: photo.yaw,
  };
  const record = { ...current.record, photo_status: status, conditions };
  const { action_items, comparison } = compareReports(history, { ...current, record }, {});
  const doubts = {
    reading: { value, places: [], shapes: [] },
    spread: 0.1,
    reflection: 0,
    grain: 0,
    photo,
  };
  const praise = praiseFor(status, conditions);
  const { key_concerns_identified } = conditionNotes(all, {
    cover: worn,
    praise,
    lightBalance: photo.lightBalance,
  });
  return {
    verdict: reason,
    others: [
      ...action_items,
      comparison.reason ?? '',
      ...key_concerns_identified.map(({ description }) => description),
      ...SIGN_VALUES.map((sign) => whyCannotTell(sign, doubts) ?? ''),
    ],
  };
});

test.each([
  ['straight', /straight at the camera/, /look straight|is turned/i],
  ['evenly lit', /evenly lit/, /from the side|shadow/i],
  ['sharp', /is sharp/, /not sharp|let it focus/i],
])('no sentence contradicts the praise that a photo is %s', (_, praise, otherwise) => {
  let praised = 0;
  assert(
    property(aboutPhotos, ({ verdict, others }) => {
      const isPraised = praise.test(verdict);
      if (isPraised) praised++;
      expect(isPraised ? others.filter((text) => otherwise.test(text)) : []).toEqual([]);
    }),
  );
  expect(praised).toBeGreaterThan(20);
});

test('a side in shadow is not said to look redder or darker than the other', () => {
  let shadowed = 0;
  assert(
    property(aboutPhotos, ({ verdict, others }) => {
      const isShadowed = /side of your face is in shadow/.test([verdict, ...others].join(' '));
      if (isShadowed) shadowed++;
      expect(isShadowed ? others.filter((text) => /side looks|sides look/.test(text)) : []).toEqual([]);
    }),
  );
  expect(shadowed).toBeGreaterThan(150);
});

/** Findings of a photo with that much specular reflection, with the engine's reasons. */
const mirroring = record({
  findings,
  reflection: between(0, 0.5),
  shine: between(0, 0.06),
  photo: evidence,
}).map(({ findings: all, reflection, shine, photo }) => {
  const told = all.map((finding): Finding => {
    const { sign } = finding;
    const value = sign === 'shine' ? shine : 0.2;
    const reading = { ...finding.reading, value };
    const reason = whyCannotTell(sign, { reading, spread: 0.1, reflection, grain: 0, photo });
    const severity = reason === null ? severityOf(sign, value) : null;
    const measurement = { ...finding.measurement, severity_score: severity, cannot_tell_reason: reason };
    return { sign, reading, severity, measurement };
  });
  const { status } = judgePhoto(photo);
  const praise = praiseFor(status, { light_balance: photo.lightBalance, yaw: photo.yaw });
  return {
    told,
    notes: conditionNotes(told, { cover: photo.cover, praise, lightBalance: photo.lightBalance }),
  };
});

test('no skin is called matte or without shine where reflections hide it', () => {
  let hidden = 0;
  assert(
    property(mirroring, ({ told, notes }) => {
      const isHidden = notes.measurements.some(({ cannot_tell_reason }) =>
        /reflect/i.test(cannot_tell_reason ?? ''),
      );
      if (isHidden) hidden++;
      const texts = [
        ...notes.positive_observations,
        notes.overall_assessment,
        notes.hydration_level_assessment,
        skinType(told, {}).explanation,
      ];
      expect(isHidden ? texts.filter((text) => /matte|no shine/i.test(text)) : []).toEqual([]);
      const shine = told.find(({ sign }) => sign === 'shine')?.severity ?? null;
      expect(isHidden && shine !== null && degreeOf(shine) === 'no').toBe(false);
    }),
  );
  expect(hidden).toBeGreaterThan(150);
});
