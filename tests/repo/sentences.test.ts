import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT, repositoryFiles } from './repository-files.ts';

// Sentences are for people. A screen decides by separate fields: a kind, a place, a verdict.

/** Fields of openapi.yaml that hold sentences. */
const SENTENCES = [
  'action_items',
  'cannot_tell_reason',
  'concern_name',
  'description',
  'explanation',
  'improvements',
  'instruction',
  'location_observed',
  'no_recommendation_reason',
  'overall_assessment',
  'positive_observations',
  'reason',
  'regressions',
];

const NAME = `(?:\\w+(?:\\?)?\\.)*(?:${SENTENCES.join('|')})`;

/** Code that searches, splits or compares a sentence. */
const READINGS = [
  new RegExp(
    `\\b${NAME}(?:\\?|!)?\\.(?:toLowerCase|includes|startsWith|endsWith|match|matchAll|search|split|indexOf|replace)`,
  ),
  new RegExp(`\\.(?:test|exec)\\(${NAME}\\)`),
  new RegExp(`\\b${NAME} [!=]==? ['"\`][A-Z]`),
];

const FILES = repositoryFiles(/^packages\/(ui|app)\/src\/.*\.tsx?$/).filter(
  (file) => !/\.(test|stories|gen)\.tsx?$/.test(file),
);

function readingsIn(text: string): string[] {
  return text.split('\n').filter((line) => READINGS.some((reading) => reading.test(line)));
}

it.each([
  "if (step.instruction === 'Leave this step out.') return;",
  'const text = concern.location_observed.toLowerCase();',
  'return /left/.test(location_observed);',
  "notes?.overall_assessment?.includes('calm')",
])('the check finds what reads a sentence: %s', (line) => {
  expect(readingsIn(line)).toEqual([line]);
});

it('no screen parses a sentence', () => {
  expect(FILES.length).toBeGreaterThan(600);
  const found = FILES.flatMap((file) =>
    readingsIn(readFileSync(ROOT + file, 'utf8')).map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
