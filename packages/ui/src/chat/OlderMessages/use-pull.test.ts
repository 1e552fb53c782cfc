import { expect, test } from 'vitest';
import { PULL_THRESHOLD } from '../chat.ts';
import { pulledBy } from './use-pull.ts';

test('the messages follow the finger at half its distance, and never upwards', () => {
  expect([0, 70, 139, 140, -30].map(pulledBy)).toEqual([0, 35, 69.5, 70, 0]);
  expect(pulledBy(140)).toBe(PULL_THRESHOLD);
});
