import { expect, test } from 'vitest';
import { currentSection } from './current-section.ts';

const sections = [
  { id: 'terms', top: -900 },
  { id: 'privacy', top: 150 },
  { id: 'fair-use', top: 700 },
];

test('before any section is reached, the first is current', () => {
  expect(currentSection([{ id: 'terms', top: 240 }])).toBe('terms');
  expect(currentSection([])).toBeUndefined();
});

test('a section that a hash led to, 150 px from the top, is current', () => {
  expect(currentSection(sections)).toBe('privacy');
});

test('a section at the end of the page is current after a jump, though it cannot reach the line', () => {
  expect(currentSection(sections, 'fair-use')).toBe('fair-use');
  expect(currentSection(sections, 'terms')).toBe('privacy');
  expect(currentSection(sections, 'elsewhere')).toBe('privacy');
});
