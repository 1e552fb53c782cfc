import { strongestPlaces } from '../src/report/place-words.ts';
import { assert, configureGlobal, property } from 'fast-check';
import { expect, test } from 'vitest';
import type { ConditionNotes, ProgressSummary, Sign } from '@daylit/contract';
import type { PreviousScan } from '../src/index.ts';
import { SIGN_VALUES } from '@daylit/contract';
import { CONCERN_FROM } from '../src/index.ts';
import { compareReports } from '../src/report/compare-reports.ts';
import { conditionNotes } from '../src/report/condition-notes.ts';
import type { Finding } from '../src/report/measurements.ts';
import { skinType } from '../src/report/skin-type.ts';
import { signWord } from '../src/report/words.ts';
import { findings, notedPhoto, scans } from './fact-sets.ts';

// A report combines sentences from many places. No two of them may contradict each other, for any facts.

configureGlobal({ numRuns: 1000, seed: 20_261_122 });

/** A reason for each sign that a scan could not tell. */
function reasonsFor({ record }: PreviousScan): Partial<Record<Sign, string>> {
  return Object.fromEntries(
    SIGN_VALUES.filter((sign) => record.severities[sign] === null).map((sign) => [sign, `Hidden: ${sign}.`]),
  );
}

const compared = scans.map(
  ({ history, current }): { before: PreviousScan; current: PreviousScan; summary: ProgressSummary } => ({
    before: history.at(-1)!,
    current,
    summary: compareReports(history, current, reasonsFor(current)),
  }),
);

test('no sign is called steady, less or more visible without a comparison', () => {
  assert(
    property(compared, ({ before, current, summary }) => {
      for (const { sign, change, points } of summary.trends) {
        const isCompared =
          summary.comparison.result !== 'not_comparable' && before.record.severities[sign] !== null;
        expect(change === 'not_compared').toBe(!isCompared);
        expect(points.at(-1)?.checkin_id).toBe(current.checkin_id);
      }
      if (summary.comparison.result !== 'not_comparable') return;
      expect([...summary.improvements, ...summary.regressions]).toEqual([]);
      expect(summary.overall_assessment).not.toMatch(/measurable change|visible than/);
    }),
  );
});

test('a concern of the last report that cannot be told now is named with the reason', () => {
  assert(
    property(compared, ({ before, current, summary }) => {
      for (const sign of SIGN_VALUES) {
        const was = before.record.severities[sign] ?? 0;
        if (was < CONCERN_FROM || current.record.severities[sign] !== null) continue;
        expect(summary.overall_assessment).toContain(signWord(sign));
        expect(summary.overall_assessment).toContain(`Hidden: ${sign}.`);
      }
      expect(summary.overall_assessment.length).toBeLessThanOrEqual(1000);
    }),
  );
});

/** Words that appear in sentences about a region of the face. */
const MENTIONS: [RegExp, (region: string) => boolean][] = [
  [/forehead/i, (region) => region === 'forehead'],
  [/\bnose\b/i, (region) => region === 'nose'],
  [/right cheek|(both|either) cheeks?|\bcheeks and\b/i, (region) => region === 'right_cheek'],
  [/left cheek|(both|either) cheeks?|\bcheeks and\b/i, (region) => region === 'left_cheek'],
  [/beside|eye corner/i, (region) => region.endsWith('eye_corner')],
  [/beside (both|either|your) eyes?|beside the right/i, (region) => region === 'right_eye_corner'],
  [/beside (both|either|your) eyes?|beside the left/i, (region) => region === 'left_eye_corner'],
  [/under (both|either|your) eyes?|under the right/i, (region) => region === 'right_under_eye'],
  [/under (both|either|your) eyes?|under the left/i, (region) => region === 'left_under_eye'],
];

function seenIn(all: readonly Finding[]): string[] {
  const places = all.flatMap(({ severity, reading }) => (severity === null ? [] : reading.places));
  return places.filter(({ value }) => Number.isFinite(value)).map(({ region }) => region);
}

function spokenIn({
  overall_assessment,
  key_concerns_identified,
  positive_observations,
}: ConditionNotes): string[] {
  return [
    overall_assessment,
    ...positive_observations,
    ...key_concerns_identified.map(({ description }) => description),
  ];
}

test('no place is praised without having been seen', () => {
  assert(
    property(findings, notedPhoto, (all, photo) => {
      for (const { sign, severity, reading } of all) {
        // One sign at a time, so that another sign's place cannot count as seen.
        const alone = all.filter((finding) => finding.sign === sign);
        const seen = seenIn(alone);
        for (const text of conditionNotes(alone, photo).positive_observations)
          for (const [word, isMeant] of MENTIONS)
            expect([sign, severity, reading.places, text, !word.test(text) || seen.some(isMeant)]).toEqual([
              sign,
              severity,
              reading.places,
              text,
              true,
            ]);
      }
    }),
  );
});

test('no sentence is about a place that was left out', () => {
  assert(
    property(findings, notedPhoto, (all, photo) => {
      const notes = conditionNotes(all, photo);
      const seen = seenIn(all);
      const { overall_assessment } = notes;
      const isSaid = (words: RegExp): boolean => words.test(overall_assessment);
      const areEyesLeftOut = isSaid(/around your eyes was left out/);
      const others = spokenIn(notes).map((text) =>
        text.replace(/The skin around your eyes was left out.*/, ''),
      );
      const ofEyes = [
        ...seen.filter((region) => /eye/.test(region)),
        ...others.filter((text) => /beside|(both|either|right|left) eye/.test(text)),
      ];
      expect(areEyesLeftOut ? ofEyes : []).toEqual([]);
      const ofBeard = seen.filter((region) => /chin|jaw/.test(region));
      expect(isSaid(/under your beard was left out/) ? ofBeard : []).toEqual([]);
      expect(isSaid(/glasses/) && photo.cover.glasses !== 'certain').toBe(false);
      expect(isSaid(/beard/) && photo.cover.beard !== 'certain').toBe(false);
    }),
  );
});

test('shine is reported only for places that were seen', () => {
  assert(
    property(findings, (all) => {
      const { explanation } = skinType(all, {});
      const seen = seenIn(all.filter(({ sign }) => sign === 'shine'));
      for (const [word, isMeant] of MENTIONS)
        expect(!word.test(explanation) || seen.some(isMeant)).toBe(true);
    }),
  );
});

test('no concern is praised', () => {
  assert(
    property(findings, notedPhoto, (all, photo) => {
      const { key_concerns_identified, positive_observations } = conditionNotes(all, photo);
      for (const { sign } of key_concerns_identified)
        expect(positive_observations.filter((text) => text.toLowerCase().includes(signWord(sign)))).toEqual(
          [],
        );
    }),
  );
});

test('a hardly visible sign is not called absent', () => {
  assert(
    property(findings, notedPhoto, (all, photo) => {
      const { overall_assessment, positive_observations } = conditionNotes(all, photo);
      const [, hardlyVisible = ''] = /Hardly visible: ([^.]*)\./.exec(overall_assessment) ?? [];
      for (const text of positive_observations) {
        const [, denied] = /^(?:No|Not a|There are no) (?!.*stand out)(\w+)/.exec(text) ?? [];
        expect(denied !== undefined && hardlyVisible.includes(denied)).toBe(false);
      }
    }),
  );
});

test('the verb agrees with the number of red places, and sides are compared when one was seen', () => {
  assert(
    property(findings, notedPhoto, (all, photo) => {
      const redness = all.find(({ sign }) => sign === 'redness')!;
      const seen = seenIn([redness]);
      const { key_concerns_identified } = conditionNotes([redness], photo);
      for (const { description } of seen.length > 0 ? key_concerns_identified : []) {
        expect(description).toMatch(seen.length > 1 ? /: [\w ,]+ look about/ : /: [\w ]+ looks about/);
        expect(/\bsides?\b/.test(description)).toBe(seen.some((region) => region.endsWith('cheek')));
      }
    }),
  );
});

test('a share over more places than the concern names is called an average', () => {
  assert(
    property(findings, notedPhoto, (all, photo) => {
      const redness = all.find(({ sign }) => sign === 'redness')!;
      const seen = seenIn([redness]);
      const { key_concerns_identified } = conditionNotes([redness], photo);
      const named = strongestPlaces(redness.reading);
      for (const { description } of seen.length > 0 ? key_concerns_identified : [])
        expect(description.includes('on average')).toBe(named.length < seen.length);
    }),
  );
});

test('a sign that cannot be told gives no impression', () => {
  assert(
    property(findings, notedPhoto, (all, photo) => {
      const { hydration_level_assessment: text } = conditionNotes(all, photo);
      expect(text.includes('impression')).toBe(!text.startsWith('Cannot tell'));
    }),
  );
});
