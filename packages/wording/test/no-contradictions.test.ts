import type { Sign, SignFacts, SkinFacts } from '@daylit/contract';
import { SIGN_VALUES } from '@daylit/contract';
import { expect, test } from 'vitest';
import { broken, REPORTS } from './reports.ts';
import { textsOf } from './report-words.ts';

// A report combines sentences from many tables. They agree with the facts and with one another, whatever the
// facts.

/** The words by which a sentence names a sign. */
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

function tells({ signs }: SkinFacts): boolean {
  return signs.some(({ severity }) => severity !== null);
}

function factsOf(signs: readonly SignFacts[], sign: Sign): SignFacts | undefined {
  return signs.find((facts) => facts.sign === sign);
}

test('a sign is praised only if it was seen well and hardly shows', () => {
  expect(
    broken(({ skin, report }) =>
      report.condition_notes.positive_observations.filter((text) =>
        SIGN_VALUES.some((sign) => {
          if (!SPEAKS_OF[sign].test(text)) return false;
          const facts = factsOf(skin.signs, sign);
          return !facts?.isSeenWell || facts.severity === null || facts.severity >= 0.5;
        }),
      ),
    ),
  ).toEqual([]);
});

test('every report that tells something says something good, of the photo where no sign may be praised', () => {
  expect(
    broken(({ skin, photo, report: { condition_notes } }) => {
      const { positive_observations: said } = condition_notes;
      const ofPhoto = said.filter((text) => !SIGN_VALUES.some((sign) => SPEAKS_OF[sign].test(text)));
      const issue = photo.problem?.issue;
      const isBlurred = issue === 'blurred' || skin.signs.some(({ doubt }) => doubt === 'not_sharp');
      return [
        ...((said.length > 0 || !tells(skin)) && said.length <= 3 ? [] : ['Nothing good, or too much.']),
        ...ofPhoto.filter((text) => /good enough/.test(text) && !tells(skin)),
        ...(ofPhoto.length > 0 && said.length > 1 ? ofPhoto : []),
        ...ofPhoto.filter((text) => /straight/.test(text) && (!skin.isStraight || issue === 'turned')),
        ...ofPhoto.filter((text) => /focus/.test(text) && (!skin.isInFocus || isBlurred)),
      ];
    }),
  ).toEqual([]);
});

/** The person's answers about their skin; the photo need not show the same. */
const OWN_ANSWER = /(?:But you|You) say that .*/;

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
        seen.some(({ region, side }) => isMeant(region, side)) ? [] : said.filter((text) => words.test(text)),
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

test('no sentence of the report contradicts the praise of its photo', () => {
  expect(
    broken(({ photo, report }) => {
      const others = textsOf(report).slice(1);
      return [
        ...(photo.isEvenlyLit ? others.filter((text) => /from the side|in shadow/.test(text)) : []),
        ...(photo.status === 'pass' ? others.filter((text) => /not sharp|has focused/.test(text)) : []),
        ...(photo.status === 'warn' ? others.filter((text) => /in this light/.test(text)) : []),
        ...(photo.isStraight ? others.filter((text) => /straight at/.test(text)) : []),
      ];
    }),
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
        const shinesMost = strongest.some(({ region, side }) => isMeant(region, side));
        return words.test(more ?? '') !== shinesMost || (words.test(less) && shinesMost);
      });
      return isWrong ? [skin_type.explanation] : [];
    }),
  ).toEqual([]);
});

test('skin that shines, were it only a little, or does not look dry is not called dull', () => {
  expect(
    broken(({ skin, report: { skin_type, condition_notes } }) =>
      /shin(e|es)\b(?! nor)|neither shiny nor dry/.test(skin_type.explanation) || skin.look === null
        ? [condition_notes.hydration_level_assessment].filter((text) => text.includes('dull'))
        : [],
    ),
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
