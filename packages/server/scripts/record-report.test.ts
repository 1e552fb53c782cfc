import { readFile } from 'node:fs/promises';
import { ENGINE_VERSION } from '@daylit/vision';
import { expect, test } from 'vitest';
import { recordReports } from './record-report.ts';
import { RECORDED_CASES } from './recorded-cases.ts';

interface Recorded {
  condition_notes: { measurements: { method_version: string }[] };
}

const FILE = new URL('../../ui/src/scans/recorded/reports.gen.json', import.meta.url);
const committed = JSON.parse(await readFile(FILE, 'utf8')) as Record<string, Recorded>;

test('every case is recorded, by this version of the engine', () => {
  expect(Object.keys(committed)).toEqual(Object.keys(RECORDED_CASES));
  const versions = Object.values(committed).flatMap(({ condition_notes }) =>
    condition_notes.measurements.map(({ method_version }) => method_version),
  );
  expect(new Set(versions)).toEqual(new Set([ENGINE_VERSION]));
});

// Two cases stand for all: recording all of them takes ten times as long.
test('the stories show what the program says now', { timeout: 60_000 }, async () => {
  const names = ['middle-red', 'second-scan'];
  const fresh = await recordReports(names);
  for (const name of names)
    expect(JSON.parse(JSON.stringify(fresh[name]?.stages)), 'npm run generate records anew').toEqual(
      committed[name],
    );
});
