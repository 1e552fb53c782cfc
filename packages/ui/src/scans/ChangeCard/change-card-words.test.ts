import type { SignTrend, TrendMeasure, TrendScan } from '@daylit/contract';
import { expect, test } from 'vitest';
import { calmerRedness, calmerTrend, moreTexture, steadyTone, yearOfScans } from '../trends-fixtures.ts';
import { changeWords, whySince } from './change-card-words.ts';

const scans = [...yearOfScans];
const last = yearOfScans.at(-1) as TrendScan;
const withTrend = (measure: TrendMeasure, trend: Partial<SignTrend>) => ({
  ...measure,
  trend: { ...calmerTrend, ...trend },
});
const steady = { kind: 'steady', title: 'Steady since June 17' } as const;
const words = (measures: TrendMeasure[], isWordsOnly = false) =>
  changeWords({ scans, measures }, isWordsOnly);
const calmer = withTrend(calmerRedness, {});

test('a sure change is told first, and the other changes in one sentence', () => {
  const shine = withTrend({ ...steadyTone, concern_name: 'Shine' }, { confidence: 0.9 });
  const texture = withTrend(moreTexture, { kind: 'stronger', confidence: 0.9 });
  expect(words([texture, shine, calmer])).toMatchObject({
    kind: 'calmer',
    title: 'Calmer since July 15',
    text: 'Redness went from about 2 to about 1, over five scans. Also calmer: shine; a little more: texture.',
    lead: { sign: 'redness' },
  });
});

test('members who prefer words read no level', () => {
  expect(words([calmer], true)?.text).toBe('It shows in redness, over five scans.');
});

test('steadiness is told of all signs, or of those of which it is known', () => {
  const same = [calmerRedness, steadyTone].map((measure) => withTrend(measure, steady));
  expect(words(same)?.text).toBe('We see no change in any of your two signs, over five scans.');
  expect(words([...same, withTrend(moreTexture, { kind: 'too_few' })])?.text).toBe(
    'We see no change in two signs, over five scans. It is too early to tell about the other one.',
  );
});

test('a newest scan that cannot be compared is named, and what was known before stays', () => {
  const lost = { ...last, line: null, reason: 'The light falls differently.' };
  const said = changeWords({ scans: [...scans.slice(0, -1), lost], measures: [calmer] }, false);
  expect(said?.title.replaceAll('\u00A0', ' ')).toBe('November 18 can’t be compared');
  expect(said?.text.replaceAll('\u00A0', ' ')).toBe(
    'The light falls differently. Up to October 21: redness calmer since July 15.',
  );
  const leftOut = { ...lost, in_trend: false };
  const kept = changeWords({ scans: [...scans.slice(0, -1), leftOut], measures: [calmer] }, false);
  expect(kept?.kind).toBe('calmer');
});

test('a run that begins with another engine says so', () => {
  expect(whySince(scans, yearOfScans[4]?.created_at)).toMatch(/^Our reading changed on June.17\./);
  expect(whySince(scans, yearOfScans[2]?.created_at)).toMatch(/first photo that can be compared/);
  expect(whySince(scans, yearOfScans[0]?.created_at)).toBeUndefined();
});
