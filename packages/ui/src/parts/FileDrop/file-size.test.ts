import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [0, '1\u00A0kB'],
  [640_200, '640\u00A0kB'],
  [2_400_000, '2.4\u00A0MB'],
  [24_961_000, '25.0\u00A0MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
