import type { Sign, SignFacts } from '@daylit/contract';
import { SIGN_VALUES } from '@daylit/contract';
import { constant, record, sample } from 'fast-check';
import { expect, test } from 'vitest';
import { conditionNotes, progressSummary, skinSensitivity, skinType } from '../src/index.ts';
import { answers, photoFacts, progressFacts, skinFacts } from './fact-sets.ts';
import { photoQuality } from '../src/index.ts';
import {
  readingAge,
  sentencesOf,
  splitSentences,
  textsOf,
  wordsIn,
  type WordedReport,
} from './report-words.ts';

// A report combines sentences from many tables. These rules hold for all of them together, whatever the facts.

const REPORTS = sample(
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
function expectNone(rule: (facts: (typeof REPORTS)[number]) => readonly unknown[]): void {
  const broken = REPORTS.flatMap((facts) => {
    const found = rule(facts);
    return found.length > 0 ? [{ found, texts: textsOf(facts.report) }] : [];
  });
  expect(broken.slice(0, 3), `${broken.length} of ${REPORTS.length} reports`).toEqual([]);
}

/** The words by which a sentence speaks of a sign. */
const SPEAKS_OF: Record<Sign, RegExp> = {
  redness: /\bredness\b|\bred\b/i,
  texture: /\btexture\b|\bsmooth\b|\brough\b/i,
  lines: /\blines?\b/i,
  dark_circles: /dark circles|\bdarker\b/i,
  shine: /\bmatte\b|\bshines?\b/i,
  tone_evenness: /\btone\b|\beven\b/i,
  blemishes: /blemish/i,
  dark_spots: /dark spots/i,
};

function factsOf(signs: readonly SignFacts[], sign: Sign): SignFacts | undefined {
  return signs.find((facts) => facts.sign === sign);
}

test('a sign is praised only if it was seen well and hardly shows', () => {
  expectNone(({ skin, report }) =>
    report.condition_notes.positive_observations.filter((text) =>
      SIGN_VALUES.some((sign) => {
        if (!SPEAKS_OF[sign].test(text)) return false;
        const facts = factsOf(skin.signs, sign);
        return !facts?.isSeenWell || facts.severity === null || facts.severity >= 0.5;
      }),
    ),
  );
});

/** The words for a part of the face. */
const PARTS: [RegExp, (region: string, side: string | null) => boolean][] = [
  [/forehead/i, (region) => region === 'forehead'],
  [/\bnose\b/i, (region) => region === 'nose'],
  [/\bchin\b/i, (region) => region === 'chin'],
  [/your left cheek|cheeks/i, (region, side) => region === 'cheek' && side === 'left'],
  [/your right cheek|cheeks/i, (region, side) => region === 'cheek' && side === 'right'],
  [/(under|beside) your left eye/i, (region, side) => /eye/.test(region) && side === 'left'],
  [/(under|beside) your right eye/i, (region, side) => /eye/.test(region) && side === 'right'],
  [/under your eyes/i, (region) => region === 'under_eye'],
  [/beside your eyes/i, (region) => region === 'eye_corner'],
  [/between your brows/i, (region) => region === 'glabella'],
];

test('nothing is said about a place that was not seen', () => {
  expectNone(({ skin, report: { condition_notes: notes, skin_type } }) => {
    const seen = skin.signs.filter(({ severity }) => severity !== null).flatMap((facts) => facts.seen);
    const said = [
      notes.overall_assessment,
      skin_type.explanation,
      ...notes.positive_observations,
      ...notes.key_concerns_identified.flatMap((concern) => [concern.description, concern.location_observed]),
      notes.texture_assessment,
      notes.tone_evenness_assessment,
    ].filter((text) => !/^From your answers/.test(text));
    return PARTS.flatMap(([words, isMeant]) =>
      seen.some(({ region, side }) => isMeant(region, side)) ? [] : said.filter((text) => words.test(text)),
    );
  });
});

test('a sign that was told last time and cannot be told now is named, and its reason stands in the report', () => {
  expectNone(({ skin, progress, report: { progress_summary, condition_notes } }) =>
    progress.lost.filter(({ sign }) => {
      const { cannot_tell_reason } = condition_notes.measurements.find((one) => one.sign === sign) ?? {};
      const isNamed = SPEAKS_OF[sign].test(progress_summary.overall_assessment);
      const isListed = progress_summary.lost_signs?.some((lost) => lost.sign === sign);
      return !isNamed || !isListed || !cannot_tell_reason || factsOf(skin.signs, sign)?.doubt === null;
    }),
  );
});

test('a change is claimed only where the comparison found it', () => {
  expectNone(({ progress, report: { progress_summary: summary } }) => {
    const changed = progress.changes.filter(({ change }) => change !== 'no_measurable_change');
    const claims = [...summary.improvements, ...summary.regressions];
    const isClaimed = /visible than|about the same|Nothing changed/.test(summary.overall_assessment);
    const isCompared = progress.result === 'comparable' || progress.result === 'directional';
    const unfounded = claims.filter((text) => !changed.some(({ sign }) => SPEAKS_OF[sign].test(text)));
    return [
      ...unfounded,
      ...(claims.length === changed.length ? [] : ['The number of claims differs.']),
      ...(isClaimed && !isCompared ? [summary.overall_assessment] : []),
    ];
  });
});

test('a side in shadow is not compared with the other', () => {
  expectNone(({ skin, report: { condition_notes } }) =>
    skin.darkerSide === null
      ? []
      : condition_notes.key_concerns_identified.filter(({ description }) =>
          /more on your|darker under your (left|right)/.test(description),
        ),
  );
});

test('advice for the next photo is only about what this one could not tell', () => {
  expectNone(({ report: { condition_notes } }) =>
    condition_notes.measurements.filter(
      ({ cannot_tell_reason, next_time }) => cannot_tell_reason === null && next_time !== null,
    ),
  );
});

test('no sentence of the report contradicts the praise of its photo', () => {
  expectNone(({ photo, report }) => {
    const others = textsOf(report).slice(1);
    return [
      ...(photo.isEvenlyLit ? others.filter((text) => /from the side|in shadow/.test(text)) : []),
      ...(photo.status === 'pass' ? others.filter((text) => /not sharp|has focused/.test(text)) : []),
      ...(photo.isStraight ? others.filter((text) => /straight at/.test(text)) : []),
    ];
  });
});

test('skin is not called matte where it shines, nor where reflections hide it', () => {
  expectNone(({ skin, report }) => {
    const isHidden = skin.signs.some(({ sign, doubt }) => sign === 'shine' && doubt !== null);
    const shines = /shine/.test(report.skin_type.explanation) || isHidden;
    return shines ? textsOf(report).filter((text) => /looks matte/.test(text)) : [];
  });
});

test('there is one scale for one sign: no other number, and no percentage', () => {
  expectNone(({ report }) => textsOf(report).filter((text) => /\d|%/.test(text)));
});

test('no sentence stands in a report twice', () => {
  expectNone(({ report }) => {
    const sentences = sentencesOf(report);
    return sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i);
  });
});

test('sentences are short', () => {
  const over =
    (most: number) =>
    (text: string): boolean =>
      wordsIn(text).length > most;
  expectNone(({ photo, report }) => {
    const { condition_notes: notes } = report;
    return [
      ...sentencesOf(report).filter(over(24)),
      ...notes.key_concerns_identified.map(({ description }) => description).filter(over(14)),
      ...notes.positive_observations.filter(over(10)),
      ...(photo.status === 'pass' ? [report.photo_quality.reason].filter(over(4)) : []),
      ...[notes.overall_assessment, report.progress_summary.overall_assessment].filter(
        (text) => splitSentences(text).length > 2,
      ),
      ...(notes.positive_observations.length > 3 ? notes.positive_observations : []),
    ];
  });
});

test('a report can be read at the age of 12', () => {
  const ages = REPORTS.map(({ report }) => readingAge(sentencesOf(report)));
  expect(Math.max(...ages)).toBeLessThanOrEqual(12);
});

test('spelling is American, and every sentence is whole', () => {
  expectNone(({ report }) =>
    sentencesOf(report).filter(
      (sentence) =>
        /colour|centre|towards|\bgrey|analys(e|ing)|moisturis|make up\b/i.test(sentence) ||
        !/^[A-Z].*[.]$/.test(sentence) ||
        /[{}]|undefined|null|NaN| {2}| [.,]|'/.test(sentence),
    ),
  );
});

test('verbs agree with their subjects', () => {
  expectNone(({ report }) =>
    sentencesOf(report)
      .flatMap((sentence) => sentence.split(/(?:, and |[,;] )/))
      .filter((clause) => {
        const [, subject, , verb] =
          /^((?:your|the skin|much of your face)\b.*?) ((look|shine)s?)\b/i.exec(clause) ?? [];
        if (!subject || !verb) return false;
        const isPlural = / and /.test(subject) || /your cheeks$/i.test(subject);
        return (
          new RegExp(`^${verb}s$`).test(/\w+/.exec(clause.slice(subject.length + 1))?.[0] ?? '') === isPlural
        );
      }),
  );
});

const OTHER_SIDE: Record<string, string> = { left: 'right', right: 'left', Left: 'Right', Right: 'Left' };

test('left and right are the person’s own: mirrored facts give mirrored words', () => {
  const mirrorText = (text: string): string =>
    text.replaceAll(/\b(left|right)\b/gi, (word) => OTHER_SIDE[word] ?? word);
  const mirrorFacts = <Facts>(facts: Facts): Facts => JSON.parse(mirrorText(JSON.stringify(facts))) as Facts;
  expectNone(({ skin }) => {
    const notes = JSON.stringify(conditionNotes(skin));
    const mirrored = mirrorText(JSON.stringify(conditionNotes(mirrorFacts(skin))));
    return notes === mirrored ? [] : [notes, mirrored];
  });
});

test('every phrase is about appearance', () => {
  expectNone(({ report }) =>
    textsOf(report).filter((text) =>
      /\b(acne|rosacea|eczema|melasma|disease|patient|diagnos\w*|treat\w*|cure\w*|heal\w*|skin age|old|ugly|bad)\b/i.test(
        text,
      ),
    ),
  );
});
