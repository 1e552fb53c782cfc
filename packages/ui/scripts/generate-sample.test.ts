import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { SAMPLE_FILE, sampleModule } from './generate-sample.ts';

test('the sample of the home page is the recorded report', async () => {
  const committed = await readFile(new URL(`../src/${SAMPLE_FILE}`, import.meta.url), 'utf8');
  expect(committed === (await sampleModule()), 'stale: run generate').toBe(true);
});
