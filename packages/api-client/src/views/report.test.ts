import type { ConditionNotesView } from '@daylit/contract';
import { expect, test } from 'vitest';
import { readReport, stagesOf } from './report.ts';

function notesOf(condition_notes: unknown): Extract<ConditionNotesView, { kind: 'notes' }> {
  const notes = readReport({ condition_notes }).condition_notes;
  if (notes?.kind !== 'notes') throw new Error('The notes could not be read.');
  return notes;
}

test('a stage that has not arrived is absent, and sensitivity may be left out on purpose', () => {
  expect(readReport({})).toEqual({});
  expect(readReport({ skin_sensitivity: null })).toEqual({ skin_sensitivity: null });
});

test('events become stages; anything else and unknown stages are left out', () => {
  const events = [null, { stage: 'weather', payload: {} }, { stage: 'skin_type', payload: 'dry' }];
  expect(Object.keys(readReport(stagesOf(events)))).toEqual(['skin_type']);
});

test.each([
  [
    { skin_type: 'oily', explanation: 'Why.', basis: 'photo', confidence: 'low' },
    { value: 'oily', basis: 'photo', confidence: 'low' },
  ],
  ['Combination', { value: 'Combination', explanation: null, basis: null, confidence: null }],
  [
    { skin_type: 12, basis: 'guess' },
    { value: 'cannot_tell', basis: null },
  ],
  [[], { value: 'cannot_tell' }],
])('skin type %j', (skin_type, read) => {
  expect(readReport({ skin_type }).skin_type).toMatchObject(read);
});

test.each([
  [
    { status: 'warn', reason: ' Dark. ', issue: 'too_dark' },
    { status: 'warn', reason: 'Dark.', issue: 'too_dark' },
  ],
  [
    { status: 'unknown', reason: null },
    { status: null, reason: null, issue: null },
  ],
  ['good', { status: null, reason: null, issue: null }],
])('photo quality %j', (photo_quality, read) => {
  expect(readReport({ photo_quality }).photo_quality).toEqual(read);
});

test.each([[null], ['fine'], [7]])('notes of %j cannot be read', (condition_notes) => {
  expect(readReport({ condition_notes }).condition_notes).toEqual({ kind: 'unreadable' });
});

test('a concern without a name gets a default one, and its unreadable fields are null', () => {
  const { concerns } = notesOf({
    key_concerns_identified: [
      null,
      { severity_score: '3', description: 'Words.' },
      { concern_name: 'Shine', sign: 'glow', severity_score: 9 },
    ],
  });
  expect(concerns).toEqual([
    {
      number: 1,
      concern_name: 'Unnamed Concern',
      location_observed: null,
      places: [],
      severity_score: null,
      range: null,
      description: 'Words.',
      caution: null,
      sign: null,
      confidence: null,
      evidence: [],
      disputed: null,
    },
    {
      number: 2,
      concern_name: 'Shine',
      location_observed: null,
      places: [],
      severity_score: 9,
      range: null,
      description: null,
      caution: null,
      sign: null,
      confidence: null,
      evidence: [],
      disputed: null,
    },
  ]);
});

test('places keep the person’s sides; unknown regions are left out', () => {
  const places = [
    { region: 'cheek', side: 'left' },
    { region: 'nose' },
    { region: 'elbow', side: 'right' },
    'chin',
  ];
  expect(notesOf({ key_concerns_identified: [{ places }] }).concerns[0]?.places).toEqual([
    { region: 'cheek', side: 'left' },
    { region: 'nose', side: null },
  ]);
});

test('a concern carries the shapes of its sign, and only shapes that can be drawn', () => {
  const ellipse = { type: 'ellipse', cx: 0.4, cy: 0.5, rx: 0.1, ry: 0.1, angle: 0, strength: 0.5 };
  const line = {
    type: 'line',
    points: [
      [0.1, 0.2],
      [0.3, 0.2],
    ],
    strength: 0.5,
  };
  const evidence = [
    ellipse,
    line,
    { ...ellipse, cx: null },
    { ...line, points: [[0.1, 0.2]] },
    { type: 'star' },
    null,
  ];
  const notes = notesOf({
    key_concerns_identified: [{ sign: 'redness' }, { sign: 'shine' }],
    measurements: [{ sign: 'redness', severity_score: 2, evidence }],
  });
  expect(notes.concerns.map((concern) => concern.evidence)).toEqual([[ellipse, line], []]);
});

test('measurements of unknown signs are left out', () => {
  const { measurements } = notesOf({
    measurements: [
      { sign: 'lines', severity_score: null, cannot_tell_reason: 'Too small.' },
      { sign: 'glow', severity_score: 3 },
    ],
  });
  expect(measurements).toMatchObject([
    { sign: 'lines', severity_score: null, cannot_tell_reason: 'Too small.' },
  ]);
});

test.each([
  [
    'Calmer than in May.',
    { kind: 'summary', overall_assessment: 'Calmer than in May.', trends: [], comparison: null },
  ],
  [
    { improvements: [null, 'Shine.'], trends: [{ points: null }, null] },
    { kind: 'summary', improvements: ['Shine.'], trends: [] },
  ],
  [
    { comparison: { result: 'directional', compared_with: 3, reason: 'Light.' } },
    { comparison: { result: 'directional', compared_with: 3, reason: 'Light.' } },
  ],
  [{ comparison: { result: 'unknown' } }, { comparison: null }],
  [null, { kind: 'unreadable' }],
  [[], { kind: 'unreadable' }],
])('progress summary %j', (progress_summary, read) => {
  expect(readReport({ progress_summary }).progress_summary).toMatchObject(read);
});

test('a trend holds at least two scores; an unknown verdict is null', () => {
  const points = [{ severity_score: 3 }, { severity_score: '2' }, { severity_score: 1 }];
  const trends = [{ concern_name: 'Shine', change: 'better', points }, { points: points.slice(0, 2) }];
  expect(readReport({ progress_summary: { trends } }).progress_summary).toMatchObject({
    trends: [
      {
        concern_name: 'Shine',
        sign: null,
        change: null,
        points: [{ severity_score: 3 }, { severity_score: 1 }],
      },
    ],
  });
});

test('products get the category of the report, and those without a name are left out', () => {
  const product_needs = { cleanser: null, serum: { price: 1 }, toner: { name: 'Rice', category: 'essence' } };
  expect(readReport({ product_needs }).product_needs).toMatchObject([{ name: 'Rice', category: 'toner' }]);
  expect(readReport({ product_needs: 'none' }).product_needs).toEqual([]);
});
