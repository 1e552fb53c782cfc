import { expect, test } from 'vitest';
import { sourceWords } from './source-words.ts';

test('names what a finding rests on and how sure it is', () => {
  expect(sourceWords('answers_and_photo', 'medium')).toBe(
    'From your answers and this photo, medium confidence',
  );
  expect(sourceWords('photo', null)).toBe('From this photo');
});

test('a finding that rests on nothing claims nothing', () => {
  expect(sourceWords('none', 'high')).toBeUndefined();
  expect(sourceWords(null, 'high')).toBeUndefined();
});
