import type { MeasuredFigure } from '@daylit/contract';
// npm run bench:vision [-- --quick] [--part development] [--only finding]
import { parseArgs } from 'node:util';

import { writeFigures } from './figures-file.ts';
import { goalWords, valueWords, verdictWords } from './figure-words.ts';
import { FULL, measureFigures, QUICK } from './measure-figures.ts';
import { partCalled } from './part-called.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    part: { type: 'string', default: 'held_out' },
    only: { type: 'string', multiple: true, default: [] },
  },
});
const part = partCalled(values.part);

/** Prints a table, which is the purpose of this program. */
function print(figures: MeasuredFigure[], seconds: number): void {
  const [first] = figures;
  console.log(`\n${first?.group ?? ''} (${seconds.toFixed(0)} s of one core)`);
  for (const figure of figures) {
    const columns = [
      figure.what.padEnd(86),
      valueWords(figure).padStart(12),
      goalWords(figure).padStart(15),
      verdictWords(figure).padStart(13),
      `n ${figure.sample_size}`.padStart(7),
    ];
    console.log(columns.join(' '));
    if (figure.parts.length)
      console.log(`    ${figure.parts.map(({ name, value }) => `${name} ${value}`).join(', ')}`);
    if (figure.note) console.log(`    ${figure.note}`);
  }
}

const figures = await measureFigures(part, values.quick ? QUICK : FULL, {
  groups: values.only,
  onFigures: print,
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
