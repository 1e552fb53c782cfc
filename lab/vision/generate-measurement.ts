// Writes docs/measurement.md from the committed figures. `npm run lab:vision` measures them.
import { writeFile } from 'node:fs/promises';
import { readRealFaces } from './faces/real-faces-file.ts';
import { describeMeasurement } from './bench/describe-measurement.ts';
import { readFigures } from './bench/figures-file.ts';

await writeFile(
  new URL('../../docs/measurement.md', import.meta.url),
  describeMeasurement(await readFigures(), (await readRealFaces()).figures),
);
