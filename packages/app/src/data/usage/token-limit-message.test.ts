import { expect, test } from 'vitest';
import { tokenLimitMessage } from './token-limit-message.ts';

/** December in the time zone of the tests, still November in UTC, where months are counted. */
const NOW = new Date('2026-11-30T23:00:00Z');

const UPGRADE = ' Upgrade to continue using the product AI.';

test.each([
  ['free', '25-39', `You've reached your free plan limit of 25,000 tokens.${UPGRADE}`],
  ['trial', null, `You've reached your trial plan limit of 200,000 tokens.${UPGRADE}`],
  ['plus_annual', '40-59', `You've reached your plus plan limit of 500,000 tokens.${UPGRADE}`],
  ['trial', '13-17', "You've reached your trial plan limit of 200,000 tokens."],
  [
    'pro_monthly',
    '25-39',
    'You have used the tokens of your pro plan for this month. They come back on December\u00A01.',
  ],
] as const)('%s at %s: %s', (plan, age_band, sentence) => {
  expect(tokenLimitMessage({ plan, age_band }, NOW)).toBe(sentence);
});
