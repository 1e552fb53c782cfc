import { expect, test } from 'vitest';
import { sourceWords } from './source-words.ts';

test('names the basis of a finding and its confidence', () => {
  expect(sourceWords('answers_and_photo', 'medium')).toBe(
    'From your answers and this photo, medium confidence',
  );
  expect(sourceWords('photo', null)).toBe('From this photo');
});

test('a finding without a basis claims nothing', () => {
  expect(sourceWords('none', 'high')).toBeUndefined();
  expect(sourceWords(null, 'high')).toBeUndefined();
});
