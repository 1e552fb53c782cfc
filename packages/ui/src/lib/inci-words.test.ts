import { expect, test } from 'vitest';
import { inciWords } from './inci-words.ts';

test.each([
  ['SODIUM PCA', 'Sodium PCA'],
  ['DISODIUM EDTA', 'Disodium EDTA'],
  ['1,2-HEXANEDIOL', '1,2-hexanediol'],
  ['PEG-20 GLYCERYL TRIISOSTEARATE', 'PEG-20 glyceryl triisostearate'],
  ['CI 77492', 'CI 77492'],
  ['CERAMIDE NP', 'Ceramide NP'],
])('%s reads %s', (name, words) => {
  expect(inciWords(name)).toBe(words);
});
