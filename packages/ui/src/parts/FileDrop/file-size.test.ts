import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [0, '1 kB'],
  [640_200, '640 kB'],
  [2_400_000, '2.4 MB'],
  [24_961_000, '25.0 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
