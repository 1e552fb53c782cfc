import { expect, test } from 'vitest';
import { lastPassed } from './last-passed.ts';

test('nothing has passed at the top of the page', () => {
  expect(lastPassed([{ id: 'terms', top: 240 }])).toBeUndefined();
});

test('a heading that a hash led to, 150 px from the top, is the current one', () => {
  const headings = [
    { id: 'terms', top: -900 },
    { id: 'privacy', top: 150 },
    { id: 'fair-use', top: 700 },
  ];
  expect(lastPassed(headings)).toBe('privacy');
});
