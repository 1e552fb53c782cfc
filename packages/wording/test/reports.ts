import { constant, record, sample } from 'fast-check';
import { expect } from 'vitest';
import { conditionNotes, photoQuality, progressSummary, skinSensitivity, skinType } from '../src/index.ts';
import { answers, photoFacts, progressFacts, skinFacts } from './fact-sets.ts';
import { textsOf, type WordedReport } from './report-words.ts';

/** Five thousand sets of facts, each with its report. */
export const REPORTS = sample(
  skinFacts
    .chain((skin) => record({ skin: constant(skin), photo: photoFacts(skin), answers }))
    .chain((facts) => progressFacts(facts.skin, facts.photo).map((progress) => ({ ...facts, progress }))),
  { numRuns: 5000, seed: 20_261_122 },
).map((facts) => ({
  ...facts,
  report: {
    photo_quality: photoQuality(facts.photo),
    skin_type: skinType(facts.skin, facts.answers),
    skin_sensitivity: skinSensitivity(facts.skin, facts.answers),
    condition_notes: conditionNotes(facts.skin),
    progress_summary: progressSummary(facts.progress),
  } satisfies WordedReport,
}));

/** Holds every report against a rule that lists what breaks it, and shows the first reports that do. */
export function expectNone(rule: (facts: (typeof REPORTS)[number]) => readonly unknown[]): void {
  const broken = REPORTS.flatMap((facts) => {
    const found = rule(facts);
    return found.length > 0 ? [{ found, texts: textsOf(facts.report) }] : [];
  });
  expect(broken.slice(0, 3), `${broken.length} of ${REPORTS.length} reports`).toEqual([]);
}
