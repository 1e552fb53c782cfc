import { SIGN_VALUES, type ComparisonFacts, type HistoryFacts } from '@daylit/contract';
import { assert, constantFrom, property, record, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { scanComparison, trends } from '../src/index.ts';
import { contradictionsOverTime } from '../src/judge/over-time.ts';

const dayOf = () => 'June 24';
const scans = [6, 7, 8, 9, 10].map((month, index) => ({
  checkin_id: index + 1,
  created_at: new Date(Date.UTC(2026, month - 1, 24, 12)).toISOString(),
  engine_version: '4.6.0',
  line: 1,
  difference: null,
}));
const reading = { severity_score: 1, margin: 0.5, range: { low: 1, high: 2 } };

const kind = constantFrom(
  'calmer' as const,
  'stronger' as const,
  'steady' as const,
  'too_few' as const,
  'not_comparable' as const,
);
const change = constantFrom(
  'less_visible' as const,
  'more_visible' as const,
  'no_measurable_change' as const,
  'not_compared' as const,
);

/** What the run of five scans shows of every sign, and what two of its photos show. */
const history = record({
  result: constantFrom('comparable' as const, 'directional' as const),
  signs: tuple(...SIGN_VALUES.map((sign) => record({ sign: constantFrom(sign), kind, change }))),
}).map(({ result, signs }) => {
  const facts: HistoryFacts = {
    scans,
    signs: signs.map(({ sign, kind: shown }) => {
      const isChanged = shown === 'calmer' || shown === 'stronger';
      const told = isChanged
        ? { since: scans[3]?.created_at ?? null, from: 2, to: 1, confidence: 0.97 }
        : { since: null, from: null, to: null, confidence: null };
      return {
        sign,
        change: 'no_measurable_change',
        since: 1,
        trend: { kind: shown, scans: 5, ...told },
        readings: scans.map(({ checkin_id }) => ({ checkin_id, ...reading })),
      };
    }),
  };
  const pair = {
    result,
    difference: null,
    checks: [],
    signs: signs.map((each) => ({ sign: each.sign, change: each.change, earlier: null, later: null })),
  } as unknown as ComparisonFacts;
  const { measures } = trends(facts, {}, dayOf);
  return { measures, comparison: scanComparison(pair, { measures, dayOf }) };
});

test('the timeline and two of its scans side by side do not deny each other, in 5,000 histories', () => {
  assert(
    property(history, (drawn) => {
      expect(contradictionsOverTime(drawn)).toEqual([]);
    }),
    { numRuns: 5000 },
  );
});

test.each([
  ['calmer', 'Redness is more visible.', 'a sign that is calmer over all scans, and more visible'],
  ['stronger', 'Redness is less visible.', 'a sign that shows more over all scans, and less'],
  ['steady', 'Redness is less visible.', 'a sign that is steady over all scans, and changed in two'],
  ['too_few', 'Redness is less visible.', 'a sign that is too early to tell, and changed'],
  ['calmer', 'These two photos look about the same.', 'a change over all scans, and none'],
] as const)('beside %s, “%s” is a contradiction', (shown, may_say, about) => {
  const title = {
    calmer: 'Calmer since June 24',
    stronger: 'A little more since June 24',
    steady: 'Steady since June 24',
    too_few: 'Too early to tell',
  }[shown];
  const trend = {
    kind: shown,
    since: null,
    from: null,
    to: null,
    scans: 5,
    confidence: null,
    title,
    sentence: '',
  };
  const measure = {
    sign: 'redness' as const,
    concern_name: 'Redness',
    change: 'not_compared' as const,
    since: null,
    cannot_tell_reason: null,
    readings: [],
  };
  const comparison = {
    result: 'comparable' as const,
    title: '',
    reason: null,
    may_say,
    may_not_say: '',
    checks: [],
    signs: [],
  };
  const found = contradictionsOverTime({ measures: [{ ...measure, trend }], comparison });
  expect(found.map((each) => each.about)).toEqual([about]);
});
