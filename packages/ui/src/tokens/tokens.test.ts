import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { generateTokens } from '../../scripts/generate-tokens.ts';
import type { Group } from '../../scripts/token-tree.ts';
import { contrast, CONTRAST_PAIRS, hexOf } from './contrast.ts';

const read = (file: string) => readFile(new URL(file, import.meta.url), 'utf8');
const source = JSON.parse(await read('tokens.json')) as Group;

test('the generated files are up to date with tokens.json', async () => {
  const generated = generateTokens(source);
  expect(await read('tokens.gen.css')).toBe(generated.css);
  expect(await read('tokens.gen.ts')).toBe(generated.ts);
});

describe.each(['light', 'dark'])('contrast in the %s theme', (theme) => {
  const cases = CONTRAST_PAIRS.flatMap(([foreground, backgrounds, minimum]) =>
    backgrounds.map((background) => ({ foreground, background, minimum })),
  );

  test.each(cases)(
    '$foreground on $background is at least $minimum',
    ({ foreground, background, minimum }) => {
      expect(
        contrast(hexOf(source, theme, foreground), hexOf(source, theme, background)),
      ).toBeGreaterThanOrEqual(minimum);
    },
  );
});
