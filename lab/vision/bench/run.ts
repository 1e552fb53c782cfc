// npm run lab:vision [-- --quick] [--part development] [--only finding]
import { parseArgs } from 'node:util';

import { writeFigures } from './figures-file.ts';
import { FULL, measureFigures, QUICK } from './measure-figures.ts';
import { partCalled } from './part-called.ts';
import { printFigures } from './print-figures.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    part: { type: 'string', default: 'held_out' },
    only: { type: 'string', multiple: true, default: [] },
  },
});
const part = partCalled(values.part);

const figures = await measureFigures(part, values.quick ? QUICK : FULL, {
  groups: values.only,
  onFigures: printFigures,
});
const open = figures.figures.filter(({ met }) => met !== true).length;
console.log(
  `\nEngine ${figures.engine_version}, reference set ${figures.reference_set_version}, part ${part}, Node ${process.version}: ` +
    `${figures.figures.length - open} goals met, ${open} not met or not measured.`,
);

// Only the whole held-out run is published. Other runs are for work on the engine.
if (part === 'held_out' && !values.quick && values.only.length === 0) {
  await writeFigures(figures);
  console.log('Written: packages/vision/figures.gen.json. Now `npm run generate` for docs/measurement.md.');
}
