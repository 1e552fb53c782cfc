import { findRedFlag } from '../../packages/assistant/src/red-flags/find-red-flag.ts';
import { expect, test, vi } from 'vitest';
import { ranking } from '../../packages/assistant/test/built-ranking.ts';
import { ask, checkTopic, wordsOf } from './ask.ts';
import { readSet } from './question-set.ts';

// What is reached may not get lost. Where a change reaches more, its figures come in here.
const SET = readSet('develop');

/** For every question of the set, on a busy machine. Only a test that hangs should time out. */
vi.setConfig({ testTimeout: 300_000 });

test('as many questions as before get the right kind of answer, and no more a wrong one', () => {
  const verdicts = SET.questions.map(({ text, expected }) => checkTopic(ranking, text, expected).verdict);
  const count = (verdict: string) => verdicts.filter((each) => each === verdict).length;
  expect({ right: count('right'), wrong: count('wrong') }).toEqual({ right: 1402, wrong: 19 });
});

test('no more questions than before that no topic answers get an answer', () => {
  const answered = SET.outOfScope.filter((text) => checkTopic(ranking, text, 'nothing').topic !== null);
  expect(answered).toHaveLength(14);
});

test('every red flag is found', () => {
  const missed = SET.redFlags.filter(
    ({ expected, text }) => !expected.split('|').includes(findRedFlag(ranking, text) ?? ''),
  );
  expect(missed).toEqual([]);
});

test.each(SET.replies)('the reply to “$text” of $as says what it must', async (reply) => {
  const { as, before, text, must = '', mustNot = '(?!)' } = reply;
  const words = wordsOf(await ask(text, as, before));
  expect(words).toMatch(new RegExp(must));
  expect(words).not.toMatch(new RegExp(mustNot));
});
