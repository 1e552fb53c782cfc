import { describe, expect, test } from 'vitest';
import { ENGINE_VERSION } from '../engine-version.ts';
import { REGION_NAMES } from '../regions/outlines.ts';

import { SEVERITY_ANCHORS } from '../thresholds.ts';
import { conditionNotes } from './condition-notes.ts';
import type { Finding } from './measurements.ts';
import type { ConditionNotes, Sign } from '@daylit/contract';
import { placesAlone, placesInText } from './place-words.ts';
import { signWord } from './words.ts';

const SIGNS = Object.keys(SEVERITY_ANCHORS) as Sign[];

/** A finding of that severity, strongest on the left cheek. */
function finding(sign: Sign, severity: number | null): Finding {
  const value = SEVERITY_ANCHORS[sign][Math.round(severity ?? 0)] ?? 0;
  return {
    sign,
    severity,
    reading: {
      value,
      places: [
        { region: 'forehead', value },
        { region: 'right_cheek', value: value / 2 },
        { region: 'left_cheek', value: 2 * value },
      ],
      shapes: [],
    },
    measurement: {
      sign,
      severity_score: severity,
      standard_deviation: severity === null ? null : 0.1,
      method_version: ENGINE_VERSION,
      cannot_tell_reason: severity === null ? 'Hidden.' : null,
      location_observed: 'Left cheek',
      places: [],
      confidence: 'medium',
      evidence: [],
    },
  };
}

function notesOf(
  severities: Partial<Record<Sign, number | null>>,
  others: number | null = 0,
): ConditionNotes {
  const all = { ...Object.fromEntries(SIGNS.map((sign) => [sign, others])), ...severities };
  return conditionNotes(
    SIGNS.map((sign) => finding(sign, all[sign] ?? null)),
    {
      cover: { glasses: 'none', beard: 'none' },
      praise: { isSharp: false, isEvenlyLit: false, isStraight: false },
      lightBalance: 0.5,
    },
  );
}

const MIXED = { redness: 3.4, texture: 2.2, shine: 1.3, lines: 0.4, dark_circles: null };
const REPORTS: [string, ConditionNotes][] = [
  ['nothing to see', notesOf({})],
  ['a little of everything', notesOf({}, 0.8)],
  ['a lot of everything', notesOf({}, 4.6)],
  ['some of each', notesOf(MIXED)],
  ['nothing that can be told', notesOf({}, null)],
];

describe.each(REPORTS)('%s', (_, notes) => {
  const texts = [
    notes.overall_assessment,
    ...notes.key_concerns_identified.map(({ description }) => description),
    ...notes.positive_observations,
    notes.hydration_level_assessment,
    notes.texture_assessment,
    notes.tone_evenness_assessment,
  ];

  test('speaks in whole sentences and without scores', () => {
    for (const text of texts) {
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text).not.toMatch(/of 5|\.0\b|NaN|undefined|null| {2}|:[^.]*:/);
    }
  });

  test('names each sign at most once in the overall assessment', () => {
    for (const sign of SIGNS) {
      expect(notes.overall_assessment.split(signWord(sign)).length).toBeLessThanOrEqual(2);
    }
  });

  test('observes at most five good things, each in another form', () => {
    const openings = notes.positive_observations.map((text) => text.split(' ').slice(0, 3).join(' '));
    expect(openings.length).toBeLessThanOrEqual(5);
    expect(new Set(openings).size).toBe(openings.length);
  });
});

test('skin without signs gets no list of absent signs', () => {
  expect(notesOf({}).overall_assessment).toBe('Nothing stands out in this photo: your skin looks settled.');
});

test('the most visible signs lead, in words and with their place', () => {
  expect(notesOf(MIXED).overall_assessment).toBe(
    'Most visible in this photo: marked redness on the left cheek, then mild texture on the left cheek. ' +
      'Less visible: shine. Hardly visible: fine lines, uneven tone, blemishes and dark spots. This photo cannot tell about dark circles.',
  );
});

test('a concern has the word beside its meter, which rounds half steps up', () => {
  const [concern] = notesOf({ redness: 2.3 }).key_concerns_identified;
  expect(concern).toMatchObject({
    severity_score: 2.5,
    description: expect.stringMatching(/^Moderate redness/),
  });
});

test('places have words for headings and for sentences, and left and right of a place are joined', () => {
  expect(placesAlone(['right_cheek', 'left_cheek', 'forehead'])).toBe('both cheeks and forehead');
  expect(placesInText(['forehead', 'nose', 'right_under_eye'])).toBe(
    'on the forehead, the nose and under the right eye',
  );
  for (const region of REGION_NAMES) expect(placesInText([region])).toMatch(/^(on|under|beside|between) /);
});
