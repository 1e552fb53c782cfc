import { AWAITED_STAGES, type ReportView } from '@daylit/contract';
import { expect, test } from 'vitest';
import { completeReport } from './report-fixtures.ts';
import { nextStage, REPORT_SECTIONS, stageState, statusText } from './next-stage.ts';

/** The first `count` stages of the complete report. */
function firstStages(count: number): ReportView {
  return Object.fromEntries(
    REPORT_SECTIONS.slice(0, count).map(({ stage }) => [stage, completeReport[stage]]),
  );
}

test.each([
  [0, 'Next: Photo Quality'],
  [1, 'Next: Skin Type'],
  [2, 'Next: Skin Analysis Report'],
  [3, 'Next: Care Plan'],
  [4, 'Next: Skin Progress Summary'],
  [5, 'Next: Recommended Products'],
  [6, 'Report complete.'],
])('after %i stages: %s', (count, words) => {
  expect(statusText(firstStages(count))).toBe(words);
});

test.each([
  [1, 'Your scan is next.'],
  [2, '1 scan before yours'],
  [3, '2 scans before yours'],
])('at place %i: %s', (place, words) => {
  expect(statusText(firstStages(1), place)).toBe(words);
});

test('the sections are the required stages', () => {
  expect(REPORT_SECTIONS.map(({ stage }) => stage)).toEqual(AWAITED_STAGES);
});

test('sensitivity is not required', () => {
  expect(statusText(firstStages(6))).toBe('Report complete.');
});

test('the first missing stage is next, even if a later one has arrived', () => {
  expect(nextStage({ ...firstStages(1), care_plan: completeReport.care_plan })?.title).toBe('Skin Type');
});

test('one stage runs, the previous ones are done, the following ones wait', () => {
  const report = firstStages(2);
  expect(REPORT_SECTIONS.map((section) => stageState(report, section))).toEqual([
    'done',
    'done',
    'running',
    'waiting',
    'waiting',
    'waiting',
  ]);
});
