import { type ComparisonFacts, type ProgressFacts, SIGN_VALUES, type SignTrend } from '@daylit/contract';
import { assert, constantFrom, double, integer, option, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { dayIn, progressSummary, scanComparison, trendWords } from '../src/index.ts';
import { trendClaims } from '../src/trend.ts';

const dayOf = dayIn('America/Los_Angeles', '2026-11-26T20:00:00.000Z');
const JUNE = '2026-06-25T05:00:00.000Z';
const about = { sign: 'redness', first: JUNE, obstacle: null, dayOf } as const;
const CALMER: SignTrend = { kind: 'calmer', since: JUNE, from: 1.9, to: 0.6, scans: 5, confidence: 0.97 };
const UNTOLD = { since: null, from: null, to: null, confidence: null } as const;

const level = option(double({ min: 0, max: 5, noNaN: true }), { nil: null });
const facts = record({
  sign: constantFrom(...SIGN_VALUES),
  kind: constantFrom('calmer' as const, 'stronger' as const),
  from: level,
  to: level,
  scans: integer({ min: 0, max: 34 }),
});

test('a trend is told with its day where the member is, its levels in words and its scans', () => {
  expect(trendWords(CALMER, about)).toEqual({
    title: 'Calmer since June\u00A024',
    sentence: 'Redness went from about\u00A02 to below 1, over five scans.',
  });
  const more = {
    ...CALMER,
    kind: 'stronger',
    since: '2025-03-01T20:00:00.000Z',
    from: 0.2,
    scans: 12,
  } as const;
  expect(trendWords({ ...more, to: 1.4 }, { ...about, sign: 'blemishes' })).toEqual({
    title: 'A little more since March\u00A01,\u00A02025',
    sentence: 'The level of blemishes went from almost none to about\u00A01, over 12 scans.',
  });
});

test('no sentence has a decimal or a gap, or goes from a level to the same', () => {
  assert(
    property(facts, ({ sign, ...trend }) => {
      const { title, sentence } = trendWords({ ...CALMER, ...trend }, { ...about, sign });
      expect(`${title}. ${sentence}`).not.toMatch(/\d[.,]\d|\{|\}| {2}|from (.+) to \1,/);
      expect(sentence).toMatch(/^[A-Z].+\.$/);
      expect(sentence.split(' ').length).toBeLessThanOrEqual(16);
    }),
  );
});

test('only a calmer or a stronger trend claims a change', () => {
  assert(
    property(
      facts,
      constantFrom('steady' as const, 'too_few' as const, 'not_comparable' as const),
      ({ sign, scans }, kind) => {
        const trend = { kind, scans, ...UNTOLD };
        const { title, sentence } = trendWords(trend, { ...about, sign });
        expect(`${title}. ${sentence}`).not.toMatch(/calmer|more|less|went|stronger|visible/i);
        expect(trendClaims({ measures: [{ sign, trend }], dayOf })).toEqual([]);
      },
    ),
  );
});

test('what cannot be compared says why and what to do', () => {
  const trend = { kind: 'not_comparable', scans: 2, ...UNTOLD } as const;
  const obstacle = 'The light falls differently. Take your next photo at the same window.';
  expect(trendWords(trend, { ...about, obstacle })).toEqual({
    title: 'Can’t be compared',
    sentence: obstacle,
  });
  expect(trendWords(trend, about).sentence).toMatch(/^Too few .+ Take your next one /);
});

test('signs that changed alike share a sentence', () => {
  const claims = trendClaims({
    dayOf,
    measures: [
      { sign: 'redness', trend: CALMER },
      { sign: 'shine', trend: { ...CALMER, from: 1.2, to: 0 } },
      { sign: 'dark_circles', trend: { ...CALMER, kind: 'stronger' } },
      { sign: 'tone_evenness', trend: CALMER },
      { sign: 'texture', trend: { kind: 'steady', scans: 5, ...UNTOLD } },
      { sign: 'lines' },
    ],
  });
  expect(claims).toEqual([
    'Redness and shine have been calmer since June\u00A024.',
    'Dark circles have been a little more visible since June\u00A024.',
    'Uneven tone has been less visible since June\u00A024.',
  ]);
});

const RUN = { dayOf, measures: [{ sign: 'redness', trend: CALMER }] } as const;
const pairOf = (changed: Partial<ComparisonFacts['signs'][number]>[]) =>
  ({
    result: 'comparable',
    difference: null,
    checks: [],
    signs: changed.map((each) => ({ sign: 'redness', change: 'no_measurable_change', ...each })),
  }) as unknown as ComparisonFacts;

test('two scans that show no change do not deny the one over all scans', () => {
  const { trend, may_say, signs } = scanComparison(pairOf([{}]), RUN);
  expect([trend, may_say]).toEqual([
    'Redness has been calmer since June\u00A024.',
    'These two photos alone are too alike to show it.',
  ]);
  expect(signs[0]?.trend).toBe(CALMER);
  const more = scanComparison(pairOf([{}, { sign: 'shine', change: 'less_visible' }]), RUN);
  expect(more.may_say).toBe('Shine is less visible in the later photo.');
  const alone = scanComparison(pairOf([{}]));
  expect(alone).not.toHaveProperty('trend');
  expect(alone.may_say).toBe('These two photos look about the same.');
});

test('a report tells the run of scans first, and then only what changed since the last scan', () => {
  const facts = { result: 'comparable', difference: null, lost: [], isSharp: true, isStraight: true };
  const reportOf = (change: string) => {
    const changes = [{ sign: 'redness', change }];
    const trends = [{ sign: 'redness', change, points: [] }];
    return { ...facts, compared_with: 1, changes, trends } as unknown as ProgressFacts;
  };
  const steady = progressSummary(reportOf('no_measurable_change'), RUN);
  expect(steady.overall_assessment).toBe('Redness has been calmer since June\u00A024.');
  expect(steady.trends[0]?.trend).toBe(CALMER);
  const less = progressSummary(reportOf('less_visible'), RUN);
  expect(less.overall_assessment).toBe(
    'Redness has been calmer since June\u00A024. Redness is less visible than last time.',
  );
  const alone = progressSummary(reportOf('no_measurable_change'));
  expect(alone.overall_assessment).toBe('Your skin looks about the same as last time.');
});
