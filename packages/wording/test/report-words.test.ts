import type { SkinFacts } from '@daylit/contract';
import { expect, test } from 'vitest';
import { conditionNotes, PHRASE_BOOK } from '../src/index.ts';
import { broken, REPORTS } from './reports.ts';
import { readingAge, sentencesOf, splitSentences, textsOf, wordsIn } from './report-words.ts';

// How a report speaks, whatever the facts.

test('there is one scale for one sign: no other number, and no percentage', () => {
  expect(broken(({ report }) => textsOf(report).filter((text) => /\d|%/.test(text)))).toEqual([]);
});

test('no report repeats a sentence', () => {
  expect(
    broken(({ report }) => {
      const sentences = sentencesOf(report);
      return sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i);
    }),
  ).toEqual([]);
});

/** True for a text of more words. */
function over(most: number): (text: string) => boolean {
  return (text) => wordsIn(text).length > most;
}

test('sentences are short', () => {
  expect(
    broken(({ photo, report }) => {
      const { condition_notes: notes } = report;
      return [
        ...sentencesOf(report).filter(over(24)),
        ...notes.key_concerns_identified.map(({ description }) => description).filter(over(14)),
        ...notes.positive_observations.filter(over(6)),
        ...(photo.status === 'pass' ? [report.photo_quality.reason].filter(over(4)) : []),
        ...[notes.overall_assessment, report.progress_summary.overall_assessment].filter(
          (text) => splitSentences(text).length > 2,
        ),
        ...(notes.positive_observations.length > 3 ? notes.positive_observations : []),
      ];
    }),
  ).toEqual([]);
});

test('a report can be read at the age of 12, and no sentence needs a grown-up', () => {
  const ages = REPORTS.map(({ report }) => readingAge(sentencesOf(report)));
  expect(Math.max(...ages)).toBeLessThanOrEqual(12);
  expect(
    broken(({ report }) =>
      // The measure says little about a word or two.
      sentencesOf(report).filter((sentence) => wordsIn(sentence).length > 3 && readingAge([sentence]) > 17),
    ),
  ).toEqual([]);
});

test('spelling is American, and every sentence is whole', () => {
  expect(
    broken(({ report }) =>
      sentencesOf(report).filter(
        (sentence) =>
          /colour|centre|towards|\bgrey|analys(e|ing)|moisturis|make up\b/i.test(sentence) ||
          !/^[A-Z].*[.]$/.test(sentence) ||
          /[{}]|undefined|null|NaN| {2}| [.,]|'/.test(sentence),
      ),
    ),
  ).toEqual([]);
});

test('verbs agree with their subjects', () => {
  expect(
    broken(({ report }) =>
      sentencesOf(report)
        .flatMap((sentence) => sentence.split(/(?:, and |[,;] )/))
        .filter((clause) => {
          const [, subject, , verb] =
            /^((?:your|the skin|much of your face)\b.*?) ((look|shine)s?)\b/i.exec(clause) ?? [];
          if (!subject || !verb) return false;
          const isPlural = / and /.test(subject) || /your cheeks$/i.test(subject);
          return (
            new RegExp(`^${verb}s$`).test(/\w+/.exec(clause.slice(subject.length + 1))?.[0] ?? '') ===
            isPlural
          );
        }),
    ),
  ).toEqual([]);
});

test('one spot is singular, and a sentence after it does not say spots again', () => {
  const statements = REPORTS.map(({ report }) => report.condition_notes.overall_assessment);
  expect(
    statements.filter((text) => /\bone (?:spot|other)\b[^,.]*\b(?:blemishes|them)\b/i.test(text)),
  ).toEqual([]);
  expect(statements.filter((text) => /\bspots?\b.*\bspots?\b/.test(text.split('. ')[0] ?? ''))).toEqual([]);
  expect(statements.some((text) => /\bothers? looks? darker\b/.test(text))).toBe(true);
});

const OTHER_SIDE: Record<string, string> = { left: 'right', right: 'left', Left: 'Right', Right: 'Left' };

function mirrorText(text: string): string {
  return text.replaceAll(/\b(left|right)\b/gi, (word) => OTHER_SIDE[word] ?? word);
}

function mirrorFacts(facts: SkinFacts): SkinFacts {
  return JSON.parse(mirrorText(JSON.stringify(facts))) as SkinFacts;
}

test('left and right are the person’s own: mirrored facts give mirrored words', () => {
  expect(
    broken(({ skin }) => {
      const notes = JSON.stringify(conditionNotes(skin));
      const mirrored = mirrorText(JSON.stringify(conditionNotes(mirrorFacts(skin))));
      return notes === mirrored ? [] : [notes, mirrored];
    }),
  ).toEqual([]);
});

test('every phrase is about appearance', () => {
  expect(
    broken(({ report }) =>
      textsOf(report).filter((text) =>
        /\b(acne|rosacea|eczema|melasma|disease|patient|diagnos\w*|treat\w*|cure\w*|heal\w*|skin age|old|ugly|bad)\b/i.test(
          text,
        ),
      ),
    ),
  ).toEqual([]);
});

test('spots are compared with the skin around them, not with the skin of a person', () => {
  expect(broken(({ report }) => textsOf(report).filter((text) => /than your skin\b/.test(text)))).toEqual([]);
});

test('the phrase book tells by words when each of its sentences is said', () => {
  const titles = PHRASE_BOOK.map(({ title }) => title);
  expect(titles).not.toContain('');
  expect(new Set(titles).size).toBe(titles.length);
  const silent = PHRASE_BOOK.filter(({ phrases }) => phrases.some(({ when }) => when === ''));
  expect(silent.map(({ title }) => title)).toEqual([]);
});

test('the phrase book holds every single sentence of a report', () => {
  // Without `{see_doctor}` and its like, which would match whatever is said.
  const phrases = PHRASE_BOOK.flatMap((chapter) => chapter.phrases).filter(({ says }) =>
    /^[^{]|\}:? \w/.test(says),
  );
  const book = phrases.map(
    ({ says }) => new RegExp(`^${says.replaceAll(/[.?]/g, '\\$&').replaceAll(/\{\w+\}/g, '.+')}$`),
  );
  expect(
    broken(({ report: { condition_notes: notes, skin_sensitivity } }) =>
      [
        ...notes.positive_observations,
        ...notes.key_concerns_identified.flatMap(({ description, caution }) => [description, caution]),
        ...notes.measurements.flatMap(({ cannot_tell_reason, next_time }) => [cannot_tell_reason, next_time]),
        notes.hydration_level_assessment,
        notes.texture_assessment,
        notes.tone_evenness_assessment,
        skin_sensitivity.explanation,
      ].filter((text) => text && !book.some((phrase) => phrase.test(text))),
    ),
  ).toEqual([]);
});

test('what a photo cannot measure is not called good after all', () => {
  expect(
    broken(({ report: { condition_notes } }) =>
      [condition_notes.hydration_level_assessment].filter((text) =>
        /supple|moist|hydrated|plump|fresh|dewy/i.test(text),
      ),
    ),
  ).toEqual([]);
});
