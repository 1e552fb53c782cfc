import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contradictionsIn, type JudgedReport } from '../src/judge/judge.ts';
import { conditionNotes, progressSummary, type RunOfScans } from '../src/index.ts';
import { broken } from './reports.ts';

const RECORDED = new URL('../../ui/src/scans/recorded/reports.gen.json', import.meta.url);
const recorded = Object.entries(JSON.parse(readFileSync(RECORDED, 'utf8')) as Record<string, JudgedReport>);

test('no report of 5,000 generated ones denies what it says', () => {
  expect(broken(({ report }) => contradictionsIn(report))).toEqual([]);
});

test.each(recorded)('the recorded report %s and its plan do not deny each other', (_, report) => {
  expect(contradictionsIn(report)).toEqual([]);
});

const KINDS = ['calmer', 'stronger', 'steady', 'too_few'] as const;

test('no report denies what the run of all its scans shows', () => {
  const since = '2026-06-24T12:00:00.000Z';
  expect(
    broken(({ skin, progress, report }) => {
      const run: RunOfScans = {
        dayOf: () => 'June 24',
        measures: progress.changes.map(({ sign }, i) => ({
          sign,
          trend: {
            kind: KINDS[(i + progress.changes.length) % KINDS.length] ?? 'steady',
            since,
            from: 2,
            to: 1,
            scans: 5,
            confidence: 0.9,
          },
        })),
      };
      return contradictionsIn({
        ...report,
        condition_notes: conditionNotes(skin, progress, run),
        progress_summary: progressSummary(progress, run),
      });
    }),
  ).toEqual([]);
});
