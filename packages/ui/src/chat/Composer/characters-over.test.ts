import { expect, test } from 'vitest';
import { charactersOver } from './characters-over.ts';

test('a message of 4,000 characters fits, without the blanks around it', () => {
  expect(charactersOver(`  ${'a'.repeat(4000)}\n`)).toBe(0);
  expect(charactersOver('a'.repeat(4001))).toBe(1);
  expect(charactersOver('')).toBe(0);
});
