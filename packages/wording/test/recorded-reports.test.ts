import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  readingAge,
  sentencesOf,
  splitSentences,
  textsOf,
  wordsIn,
  type WordedReport,
} from './report-words.ts';

// The rules of the words, for what the engine really finds. The stories show these reports.
const RECORDED = new URL('../../ui/src/scans/recorded/reports.gen.json', import.meta.url);

const REPORTS = Object.entries(JSON.parse(readFileSync(RECORDED, 'utf8')) as Record<string, WordedReport>);

test('there are a dozen recorded reports, and they differ', () => {
  expect(REPORTS.length).toBeGreaterThanOrEqual(12);
  const statements = REPORTS.map(([, report]) => JSON.stringify(textsOf(report)));
  expect(new Set(statements).size).toBe(REPORTS.length);
});

test('a first scan, a change, photos that cannot be compared and a lost sign are among them', () => {
  const summaries = REPORTS.map(([, { progress_summary }]) => progress_summary);
  const results = new Set(summaries.map(({ comparison }) => comparison.result));
  expect([...results]).toEqual(expect.arrayContaining(['first_scan', 'comparable', 'not_comparable']));
  expect(summaries.some(({ improvements }) => improvements.length > 0)).toBe(true);
  expect(
    summaries.some(
      ({ comparison, lost_signs = [] }) => comparison.result === 'comparable' && lost_signs.length > 0,
    ),
  ).toBe(true);
});

describe.each(REPORTS)('%s', (_, report) => {
  const sentences = sentencesOf(report);

  test('a report says nothing twice, and nothing with a number', () => {
    expect(sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i)).toEqual([]);
    expect(sentences.filter((sentence) => /\d|%/.test(sentence))).toEqual([]);
  });

  test('a report keeps each number on one line with its unit', () => {
    // The name of a product is its maker's.
    const texts = JSON.stringify(report, (key, value: unknown) => (key === 'name' ? undefined : value));
    expect(texts.match(/\d (?:days?|weeks?|months?|%)|SPF \d/g)).toBeNull();
  });

  test('a report uses short sentences that can be read at the age of 12', () => {
    expect(sentences.filter((sentence) => wordsIn(sentence).length > 24)).toEqual([]);
    expect(splitSentences(report.condition_notes.overall_assessment).length).toBeLessThanOrEqual(2);
    expect(readingAge(sentences)).toBeLessThanOrEqual(12);
  });
});
