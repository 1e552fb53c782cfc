// Records what the program says about painted faces, for the stories: reports as JSON, and their thumbnails.
import { mkdir, writeFile } from 'node:fs/promises';
import { jsonLines } from '../../../scripts/json-lines.ts';
import { recordReports } from './record-report.ts';

const FOLDER = new URL('../../ui/src/scans/recorded/', import.meta.url);

await mkdir(FOLDER, { recursive: true });
const reports = await recordReports();
for (const [name, { thumbnail }] of Object.entries(reports))
  await writeFile(new URL(`${name}.webp`, FOLDER), thumbnail);
const stages = Object.fromEntries(Object.entries(reports).map(([name, { stages: all }]) => [name, all]));
await writeFile(new URL('reports.gen.json', FOLDER), jsonLines(stages, 2));
