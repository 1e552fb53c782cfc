import { constant, record, sample } from 'fast-check';
import { conditionNotes, photoQuality, progressSummary, skinSensitivity, skinType } from '../src/index.ts';
import { answers, progressFacts, skinFacts } from './fact-sets.ts';
import { photoFacts } from './photo-fact-sets.ts';
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
    condition_notes: conditionNotes(facts.skin, facts.progress),
    progress_summary: progressSummary(facts.progress),
  } satisfies WordedReport,
}));

/** What breaks a rule, with the texts of the report: the first reports that do, few enough to read. */
export function broken(
  rule: (facts: (typeof REPORTS)[number]) => readonly unknown[],
): { found: readonly unknown[]; texts: string[] }[] {
  return REPORTS.flatMap((facts) => {
    const found = rule(facts);
    return found.length > 0 ? { found, texts: textsOf(facts.report) } : [];
  }).slice(0, 3);
}
