import type { MeasuredFigure } from '@daylit/contract';
import { goalWords, valueWords, verdictWords } from './figure-words.ts';

/** Prints a table of one group, with the processor time that it took. */
export function printFigures(figures: readonly MeasuredFigure[], seconds: number): void {
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
