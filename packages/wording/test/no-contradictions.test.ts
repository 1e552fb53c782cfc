import type { Sign, SignFacts } from '@daylit/contract';
import { SIGN_VALUES } from '@daylit/contract';
import { expect, test } from 'vitest';
import { DENIED_BY, isAbout, PARTS, SPEAKS_OF } from '../src/judge/topics.ts';
import { broken, REPORTS } from './reports.ts';
import { textsOf, type WordedReport } from './report-words.ts';

// A report combines sentences from many tables. They agree with the facts and with one another, whatever the
// facts.

/** The word for a place where a sign hardly shows. */
const QUALITY_OF: Partial<Record<Sign, RegExp>> = {
  texture: /\bsmooth\b/,
  tone_evenness: /\beven\b/,
  redness: /\bcalm\b/,
  shine: /\bmatte\b/,
};

function factsOf(signs: readonly SignFacts[], sign: Sign): SignFacts | undefined {
  return signs.find((facts) => facts.sign === sign);
}

/** Words of praise about what this photo shows, without what is said over time. */
function praiseIn({ condition_notes }: WordedReport): string[] {
  return condition_notes.positive_observations.filter((text) => !/last time/.test(text));
}

test('what is praised was seen well, hardly shows and is about the skin', () => {
  expect(
    broken(({ skin, report }) =>
      praiseIn(report).filter((text) => {
        const about = SIGN_VALUES.filter((sign) => DENIED_BY[sign].test(text));
        const isTrue = about.some((sign) => {
          const { isSeenWell, severity, calm } = factsOf(skin.signs, sign) ?? {};
          if (!isSeenWell || typeof severity !== 'number') return false;
          return text.startsWith('No ') ? severity < 0.5 : calm !== undefined && isAbout(text, calm);
        });
        return !isTrue || /\b(photo|face|head|focus)\b/.test(text);
      }),
    ),
  ).toEqual([]);
});

test('a place is praised as a whole: of two cheeks neither is left out', () => {
  expect(
    broken(({ skin, report }) =>
      praiseIn(report).filter((text) => {
        const qualities = (Object.keys(QUALITY_OF) as Sign[]).filter((sign) => QUALITY_OF[sign]?.test(text));
        return qualities.some((sign) => {
          const { seen = [], calm = [] } = factsOf(skin.signs, sign) ?? {};
          const named = seen.filter((place) =>
            PARTS.some(([words, isMeant]) => words.test(text) && isMeant(place)),
          );
          return named.length === 0 || named.some((place) => !calm.includes(place));
        });
      }),
    ),
  ).toEqual([]);
});

test('what is less visible than last time was found by the comparison, and what is steady, too', () => {
  expect(
    broken(({ progress, report }) =>
      report.condition_notes.positive_observations.filter((text) => {
        if (!/last time/.test(text)) return false;
        const expected = /steady/.test(text) ? 'no_measurable_change' : 'less_visible';
        return !progress.changes.some(
          ({ sign, change }) => change === expected && SPEAKS_OF[sign].test(text),
        );
      }),
    ),
  ).toEqual([]);
});

test('three good things are said where there are three, never more, and none where there is none', () => {
  const counts = REPORTS.map(({ report }) => report.condition_notes.positive_observations.length);
  expect(new Set(counts)).toEqual(new Set([0, 1, 2, 3]));
  expect(
    broken(({ skin, progress, report }) => {
      const isNothing = skin.signs.every(({ isSeenWell }) => !isSeenWell) && progress.changes.length === 0;
      return isNothing ? report.condition_notes.positive_observations : [];
    }),
  ).toEqual([]);
});

/** The person's answers about their skin; the photo need not show the same. */
const OWN_ANSWER = /(?:But you|You) say that .*/;

test('nothing is said about a place that was not seen', () => {
  expect(
    broken(({ skin, report: { condition_notes: notes, skin_type } }) => {
      const seen = skin.signs.filter(({ severity }) => severity !== null).flatMap((facts) => facts.seen);
      const said = [
        notes.overall_assessment,
        skin_type.explanation,
        ...notes.positive_observations,
        ...notes.key_concerns_identified.flatMap((concern) => [
          concern.description,
          concern.location_observed,
        ]),
        notes.texture_assessment,
        notes.tone_evenness_assessment,
      ].map((text) => text.replace(OWN_ANSWER, ''));
      return PARTS.flatMap(([words, isMeant]) =>
        seen.some(isMeant) ? [] : said.filter((text) => words.test(text)),
      );
    }),
  ).toEqual([]);
});

test('the report names a sign that was measured last time and not now, with the reason', () => {
  expect(
    broken(({ skin, progress, report: { progress_summary, condition_notes } }) =>
      progress.lost.filter(({ sign }) => {
        const { cannot_tell_reason } = condition_notes.measurements.find((one) => one.sign === sign) ?? {};
        const isNamed = SPEAKS_OF[sign].test(progress_summary.overall_assessment);
        const isListed = progress_summary.lost_signs?.some((lost) => lost.sign === sign);
        return !isNamed || !isListed || !cannot_tell_reason || factsOf(skin.signs, sign)?.doubt === null;
      }),
    ),
  ).toEqual([]);
});

test('a change is claimed only where the comparison found it', () => {
  expect(
    broken(({ progress, report: { progress_summary: summary } }) => {
      const changed = progress.changes.filter(({ change }) => change !== 'no_measurable_change');
      const claims = [...summary.improvements, ...summary.regressions];
      const isClaimed = /visible than|Nothing (else )?changed/.test(summary.overall_assessment);
      const isCompared = progress.result === 'comparable' || progress.result === 'directional';
      const unfounded = claims.filter((text) => !changed.some(({ sign }) => SPEAKS_OF[sign].test(text)));
      return [
        ...unfounded,
        ...(claims.length === changed.length ? [] : ['The number of claims differs.']),
        ...(isClaimed && !isCompared ? [summary.overall_assessment] : []),
      ];
    }),
  ).toEqual([]);
});

test('where lines or spots are drawn in more places than are named, the report says that these are only most', () => {
  expect(
    broken(({ skin, report: { condition_notes } }) =>
      condition_notes.key_concerns_identified.filter(({ sign, description }) => {
        const { count, seen, strongest } = factsOf(skin.signs, sign) ?? {
          count: null,
          seen: [],
          strongest: [],
        };
        const isElsewhere = strongest.length > 0 && strongest.length < seen.length;
        const maySay = count !== null && count > strongest.length && isElsewhere;
        return description.includes('most of them') !== maySay;
      }),
    ),
  ).toEqual([]);
});

test('a side in shadow is not compared with the other', () => {
  expect(
    broken(({ skin, report: { condition_notes } }) =>
      skin.darkerSide === null
        ? []
        : condition_notes.key_concerns_identified.filter(({ description }) =>
            /more on your|darker under your (left|right)/.test(description),
          ),
    ),
  ).toEqual([]);
});

test('advice for the next photo is only about what this one could not tell', () => {
  expect(
    broken(({ report: { condition_notes } }) =>
      condition_notes.measurements.filter(
        ({ cannot_tell_reason, next_time }) => cannot_tell_reason === null && next_time !== null,
      ),
    ),
  ).toEqual([]);
});

test('skin is not called matte where it shines, nor where reflections hide it', () => {
  expect(
    broken(({ skin, report }) => {
      const isHidden = skin.signs.some(({ sign, doubt }) => sign === 'shine' && doubt !== null);
      const shines = /shine/.test(report.skin_type.explanation) || isHidden;
      return shines ? textsOf(report).filter((text) => /looks matte/.test(text)) : [];
    }),
  ).toEqual([]);
});

test('a place that is named for its shine is not said to shine less than another', () => {
  expect(
    broken(({ skin, report: { skin_type } }) => {
      const [more, less] = skin_type.explanation.replace(OWN_ANSWER, '').split(' more than ');
      if (less === undefined) return [];
      const strongest = factsOf(skin.signs, 'shine')?.strongest ?? [];
      const isWrong = PARTS.some(([words, isMeant]) => {
        const shinesMost = strongest.some(isMeant);
        return words.test(more ?? '') !== shinesMost || (words.test(less) && shinesMost);
      });
      return isWrong ? [skin_type.explanation] : [];
    }),
  ).toEqual([]);
});

test('nothing is said about lines of a smile but that it hides them', () => {
  const smiling = REPORTS.filter(({ skin }) => factsOf(skin.signs, 'lines')?.doubt === 'smile');
  expect(smiling.length).toBeGreaterThan(50);
  expect(
    smiling.flatMap(({ report: { condition_notes: notes, progress_summary } }) => {
      const { cannot_tell_reason } = notes.measurements.find(({ sign }) => sign === 'lines') ?? {};
      const named = notes.key_concerns_identified.filter(({ sign }) => sign === 'lines');
      return [
        ...named,
        ...[
          notes.overall_assessment,
          ...notes.positive_observations,
          ...progress_summary.improvements,
        ].filter((text) => SPEAKS_OF.lines.test(text)),
        ...(/smile/.test(cannot_tell_reason ?? '') ? [] : [cannot_tell_reason]),
      ];
    }),
  ).toEqual([]);
});

test('all skin is called calm, and nothing to stand out, only where every sign was told', () => {
  expect(
    broken(({ skin, report: { condition_notes } }) =>
      skin.signs.some(({ doubt }) => doubt !== null) &&
      /^Your skin looks calm|The rest looks calm|^Nothing stands out/.test(condition_notes.overall_assessment)
        ? [condition_notes.overall_assessment]
        : [],
    ),
  ).toEqual([]);
});
