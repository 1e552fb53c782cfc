import type { ConditionNotes, Measurement } from '@daylit/contract';
import { expect, test } from 'vitest';
import type { SeenConcern } from './answer.ts';
import { applyAnswer } from './apply-answer.ts';

function measurement(sign: Measurement['sign'], severity_score: number | null): Measurement {
  return {
    sign,
    severity_score,
    range:
      severity_score === null ? null : { low: Math.floor(severity_score), high: Math.ceil(severity_score) },
    standard_deviation: severity_score === null ? null : 0.1,
    method_version: '2.0.0',
    cannot_tell_reason: severity_score === null ? 'This photo cannot tell.' : null,
    location_observed: severity_score === null ? null : 'Nose',
    places: severity_score === null ? [] : [{ region: 'nose', side: null }],
    confidence: severity_score === null ? 'low' : 'high',
    evidence: [],
  };
}

const NOTES: ConditionNotes = {
  overall_assessment: 'One thing stands out.',
  key_concerns_identified: [
    {
      concern_name: 'Redness',
      location_observed: 'Both cheeks',
      places: [
        { region: 'cheek', side: 'right' },
        { region: 'cheek', side: 'left' },
      ],
      severity_score: 2.5,
      range: { low: 2, high: 3 },
      description: 'Redder than the rest of your face.',
      caution: null,
      sign: 'redness',
      confidence: 'high',
    },
  ],
  positive_observations: ['Even tone.'],
  hydration_level_assessment: 'Looks supple.',
  texture_assessment: 'Looks smooth.',
  tone_evenness_assessment: 'Looks even.',
  // Lines are left out, as for a teenager.
  measurements: [measurement('redness', 2.4), measurement('shine', 1.2), measurement('blemishes', null)],
};

const WORDS = 'Looks a little strong.';

function see(sign: SeenConcern['sign'], severity_score: number) {
  const { notes, clamped } = applyAnswer(NOTES, {
    overall_assessment: 'Your skin looks calm.',
    positive_observations: ['Looks soft.'],
    concerns: [{ sign, severity_score, region: 'chin', description: WORDS }],
  });
  const concern = notes.key_concerns_identified.find((candidate) => candidate.sign === sign);
  return { notes, clamped, concern };
}

test('measurements are never changed', () => {
  expect(see('redness', 0).notes.measurements).toBe(NOTES.measurements);
});

// 2.4 measured leaves 1.4 to 3.4, and in half steps 1.5 to 3.
test.each([
  [0, 1.5, true],
  [1.4, 1.5, false],
  [3, 3, false],
  [3.4, 3, true],
  [5, 3, true],
])('redness of 2.4, seen as %d, becomes %d', (seen, severity_score, isClamped) => {
  const { concern, clamped } = see('redness', seen);
  expect(concern).toMatchObject({ severity_score, confidence: 'low', location_observed: 'Both cheeks' });
  expect(clamped).toEqual(isClamped ? ['redness'] : []);
  expect(concern?.description).toContain('Redder than the rest of your face.');
  expect(concern?.description).toMatch(/The AI model sees this (more|less) strongly than we measured\.$/);
  // One scale for one sign: a moved severity has no number of its own, only the widest range around it.
  const { low, high } = concern?.range ?? { low: 9, high: 9 };
  expect(high - low).toBe(2);
  expect(low <= severity_score && severity_score <= high).toBe(true);
  expect(concern?.description.includes(WORDS)).toBe(!isClamped);
});

test('a model that agrees adds its words and does not change our confidence', () => {
  expect(see('redness', 2.6).concern).toEqual({
    ...NOTES.key_concerns_identified[0],
    description: `${WORDS} Redder than the rest of your face.`,
  });
});

test('a faint sign may become a concern, with low confidence and our own measure', () => {
  expect(see('shine', 2).concern).toEqual({
    concern_name: 'Shine',
    location_observed: 'Nose',
    places: [{ region: 'nose', side: null }],
    severity_score: 2,
    range: { low: 1, high: 3 },
    caution: null,
    description: `${WORDS} The AI model sees this more strongly than we measured.`,
    sign: 'shine',
    confidence: 'low',
  });
  expect(see('shine', 1).concern).toBeUndefined();
});

test.each([
  [2, 2, false],
  [3, 3, false],
  [5, 3, true],
])(
  'a sign that the photo cannot tell, seen as %d, becomes %d with low confidence',
  (seen, severity_score, isClamped) => {
    const { concern, clamped, notes } = see('blemishes', seen);
    expect(concern).toMatchObject({
      severity_score,
      confidence: 'low',
      location_observed: 'Chin',
      places: [{ region: 'chin', side: null }],
    });
    expect(concern?.description).toMatch(/Seen by the AI model, not measured\.$/);
    expect(clamped).toEqual(isClamped ? ['blemishes'] : []);
    expect(notes.measurements.at(-1)?.severity_score).toBeNull();
  },
);

test('a sign that was left out for this person stays out', () => {
  expect(see('lines', 3).notes.key_concerns_identified).toEqual(NOTES.key_concerns_identified);
});

test('what could not be measured is mentioned in addition to the model’s summary', () => {
  expect(see('shine', 1).notes).toMatchObject({
    overall_assessment: 'Your skin looks calm. Not measured in this photo: blemishes.',
    positive_observations: ['Even tone.', 'Looks soft.'],
    hydration_level_assessment: 'Looks supple.',
  });
});
