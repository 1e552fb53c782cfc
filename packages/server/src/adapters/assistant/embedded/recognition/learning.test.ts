import { expect, it } from 'vitest';
import { currentRanking, learnOnThread } from './learning.ts';
import { createRanking } from './ranking.ts';

it('learns on a thread what it would learn here, and leaves this one free meanwhile', async () => {
  let turns = 0;
  const free = setInterval(() => (turns += 1), 5);
  const there = createRanking(await learnOnThread());
  clearInterval(free);
  expect(turns).toBeGreaterThan(20);
  const here = currentRanking();
  const words = here.read('why do i glisten at noon');
  expect(there.read('why do i glisten at noon')).toEqual(words);
  expect(there.rank(words)[0]?.label).toBe('concern.shine');
  expect(there.rank(words)).toEqual(here.rank(words));
  expect(there.strangenessOf(words)).toBe(here.strangenessOf(words));
});
