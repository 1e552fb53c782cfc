import { SOURCES } from '@daylit/wording';
import { expect, test } from 'vitest';
import { CONCERNS } from './concerns.ts';
import { RULES } from './rules.ts';

test('all nineteen rules exist, once each', () => {
  const ids = Array.from({ length: 19 }, (_, at) => `R${String(at + 1).padStart(2, '0')}`);
  expect(RULES.map(({ id }) => id)).toEqual(ids);
});

test.each(RULES.map((rule) => [rule.id, rule] as const))(
  '%s gives a reason, what to do, and its sources',
  (_id, rule) => {
    for (const sentence of [rule.reason, rule.fix]) expect(sentence).toMatch(/^[A-Z].+\.$/);
    expect(rule.sources.length).toBeGreaterThan(0);
  },
);

test('every source is cited by a rule or a choice', () => {
  const cited = [
    ...[...RULES, ...CONCERNS.flatMap(({ choices }) => choices)].flatMap(({ sources }) => sources),
    ...CONCERNS.flatMap(({ adviceSources }) => adviceSources),
  ];
  expect(new Set(cited)).toEqual(new Set(Object.keys(SOURCES)));
});
