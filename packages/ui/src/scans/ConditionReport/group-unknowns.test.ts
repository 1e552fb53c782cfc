import type { Sign } from '@daylit/contract';
import { expect, test } from 'vitest';
import { itemAt } from '../../lib/item-at.ts';
import { completeReport } from '../report-fixtures.ts';
import { groupUnknowns } from './group-unknowns.ts';

const TOO_SMALL = 'The face is too small in this photo.';
const CLOSER = 'Come closer, until your face fills the frame.';

const unknown = (sign: Sign, cannot_tell_reason: string, next_time: string | null = CLOSER) => ({
  ...itemAt(completeReport.condition_notes.measurements, 0),
  sign,
  severity_score: null,
  range: null,
  cannot_tell_reason,
  next_time,
});

test('a reason that several signs share is given once', () => {
  const measurements = [
    unknown('blemishes', TOO_SMALL),
    unknown('dark_circles', 'Glasses cover the skin under your eyes.'),
    unknown('dark_spots', TOO_SMALL),
  ];
  expect(groupUnknowns(measurements)).toEqual([
    { names: 'Blemishes and dark spots', reason: TOO_SMALL, next_time: CLOSER },
    { names: 'Dark circles', reason: 'Glasses cover the skin under your eyes.', next_time: CLOSER },
  ]);
});

test('the same reason with another advice is another entry', () => {
  const measurements = [unknown('blemishes', TOO_SMALL), unknown('lines', TOO_SMALL, null)];
  expect(groupUnknowns(measurements).map(({ names }) => names)).toEqual(['Blemishes', 'Fine lines']);
});

test('a measured sign is not unknown', () => {
  const measured = completeReport.condition_notes.measurements.filter(({ range }) => range !== null);
  expect(groupUnknowns(measured)).toEqual([]);
});
