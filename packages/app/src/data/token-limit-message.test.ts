import { expect, test } from 'vitest';
import { tokenLimitMessage } from './token-limit-message.ts';

test.each([
  ['free', 'free plan limit of 25,000 tokens'],
  ['trial', 'trial plan limit of 200,000 tokens'],
  ['plus_annual', 'plus plan limit of 500,000 tokens'],
  ['pro', 'pro plan limit of 500,000 tokens'],
] as const)('%s: %s', (plan, words) => {
  expect(tokenLimitMessage(plan)).toBe(
    `You've reached your ${words}. Upgrade to continue using the product AI.`,
  );
});
