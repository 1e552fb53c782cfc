// The rules of the report's words, checked on whole reports: tests of generated facts and of recorded reports
// share them.
import type {
  ConditionNotes,
  PhotoQuality,
  ProgressSummary,
  SkinSensitivityFinding,
  SkinTypeFinding,
} from '@daylit/contract';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

/** The parts of a report that are words about a photo. */
export interface WordedReport {
  photo_quality: PhotoQuality;
  skin_type: SkinTypeFinding;
  skin_sensitivity: SkinSensitivityFinding;
  condition_notes: ConditionNotes;
  progress_summary: ProgressSummary;
}

/** Every sentence as a reader meets it: signs with the same reason are shown together. */
export function sentencesOf(report: WordedReport): string[] {
  return textsOf(report).flatMap(splitSentences);
}

/** Every text of a report, in reading order. */
export function textsOf({
  photo_quality,
  skin_type,
  skin_sensitivity,
  condition_notes: notes,
  progress_summary: progress,
}: WordedReport): string[] {
  const doubts = notes.measurements.map(({ cannot_tell_reason, next_time }) =>
    [cannot_tell_reason, next_time].filter(Boolean).join(' '),
  );
  return [
    photo_quality.reason,
    skin_type.explanation,
    skin_sensitivity.explanation,
    notes.overall_assessment,
    ...notes.key_concerns_identified.flatMap(({ description, caution }) => [description, caution ?? '']),
    ...notes.positive_observations,
    ...new Set(doubts),
    notes.hydration_level_assessment,
    notes.texture_assessment,
    notes.tone_evenness_assessment,
    progress.overall_assessment,
    ...progress.improvements,
    ...progress.regressions,
    ...progress.action_items,
    progress.comparison.reason ?? '',
  ].filter((text) => text !== '');
}

export function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?]) /);
}

export function wordsIn(sentence: string): string[] {
  return sentence.match(/[\p{L}\p{N}’'-]+/gu) ?? [];
}

/** Reports share their few hundred words, and counting syllables is slow. */
const SYLLABLES = new Map<string, number>();

function syllablesOf(word: string): number {
  const known = SYLLABLES.get(word) ?? syllable(word);
  SYLLABLES.set(word, known);
  return known;
}

/** The age at which a text can be read, by Flesch and Kincaid: the grade of a school in the US, plus five. */
export function readingAge(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsIn);
  const grade = fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllablesOf(word), 0),
  });
  return grade + 5;
}
