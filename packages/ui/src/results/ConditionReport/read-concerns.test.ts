import { expect, test } from 'vitest';
import { completeReport, damagedReport } from '../fixtures.ts';
import { readConcerns, readUnknowns } from './read-concerns.ts';

test('concerns are numbered in the order of the report', () => {
  const concerns = readConcerns(completeReport.condition_notes.key_concerns_identified);
  expect(concerns.map(({ number, concern_name }) => `${number} ${concern_name}`)).toEqual([
    '1 Uneven tone',
    '2 Shine',
    '3 Rough texture',
    '4 Blemishes',
  ]);
});

test('a concern without a name has one, and what cannot be read is left out', () => {
  expect(readConcerns(damagedReport.condition_notes?.key_concerns_identified)).toEqual([
    {
      number: 1,
      concern_name: 'Unnamed Concern',
      location_observed: undefined,
      severity_score: undefined,
      description: 'A concern without a name.',
    },
    {
      number: 2,
      concern_name: 'Shine',
      location_observed: undefined,
      severity_score: 9,
      description: undefined,
    },
  ]);
  expect(readConcerns('none')).toEqual([]);
});

test('only what could not be told is listed as unknown', () => {
  expect(readUnknowns(completeReport.condition_notes.measurements)).toEqual([
    { name: 'Lines', reason: 'The face is too small in this photo to see fine lines.' },
  ]);
  expect(readUnknowns(undefined)).toEqual([]);
});
