// Writes docs/measurement.md from the committed figures. `npm run bench:vision` measures them.
import { writeFile } from 'node:fs/promises';
import { readRealFaces } from './bench-faces/real-faces-file.ts';
import { describeMeasurement } from './bench-vision/describe-measurement.ts';
import { readFigures } from './bench-vision/figures-file.ts';

await writeFile(
  new URL('../../../docs/measurement.md', import.meta.url),
  describeMeasurement(await readFigures(), (await readRealFaces()).figures),
);
