import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { REPORT_FILE, SAMPLE_FILE, sampleModule, sampleReportModule } from './generate-sample.ts';

test('the sample of the home page and of its own page is the recorded report', async () => {
  const [beginning, whole] = await Promise.all(
    [SAMPLE_FILE, REPORT_FILE].map((file) => readFile(new URL(`../src/${file}`, import.meta.url), 'utf8')),
  );
  expect(beginning === (await sampleModule()), 'stale: run generate').toBe(true);
  expect(whole === sampleReportModule(), 'stale: run generate').toBe(true);
});
