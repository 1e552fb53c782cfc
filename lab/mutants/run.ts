// Plants small defects and counts those that no near test notices:
// npm run lab:mutants -- [--seed N ...] [--count 300] [--files PART OF A PATH] [--show]
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chooseMutants } from './choose.ts';
import { keyOf, readEquivalents } from './equivalents.ts';
import type { Mutant } from './find-mutants.ts';
import { findRefused } from './find-refused.ts';
import { huntInNode } from './hunt-in-node.ts';
import { huntInStories } from './hunt-in-stories.ts';
import { readImporters } from './near-tests.ts';
import { copyTree } from './plant.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', multiple: true, default: [String(Math.floor(Math.random() * 1e6))] },
    count: { type: 'string', default: '300' },
    files: { type: 'string', default: '' },
    show: { type: 'boolean' },
  },
});
const root = path.resolve(import.meta.dirname, '../..');
const seeds = new Map<Mutant, string>();
for (const seed of values.seed) {
  const [others, count] = [[...seeds.keys()], Number(values.count)];
  const chosen = chooseMutants({ root, seed: Number(seed), count, part: values.files, others });
  for (const mutant of chosen) seeds.set(mutant, seed);
}
console.log(`Seeds ${values.seed.join(', ')}: ${seeds.size} mutants`);

const copy = mkdtempSync(path.join(os.tmpdir(), 'daylit-mutants-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
copyTree(root, copy);
const mutants = [...seeds.keys()];
const refused = findRefused(root, copy, mutants);
console.log(`${refused.size} are refused by the compiler`);
const place = { root, copy, importers: readImporters(root) };
const isInUi = ({ file }: Mutant): boolean => file.startsWith('packages/ui/');
const possible = mutants.filter((mutant) => !refused.has(mutant));
const inNode = possible.filter((mutant) => !isInUi(mutant));
const outcomes = [...(await huntInNode(place, inNode)), ...huntInStories(place, possible.filter(isInUi))];
const equivalents = readEquivalents();
const rows = outcomes.map(({ mutant, killer, met }) => {
  const { file, line, original, replacement } = mutant;
  const isEquivalent = killer === undefined && equivalents.has(keyOf(mutant));
  const fate = killer ? 'killed' : isEquivalent ? 'equivalent' : 'survived';
  const change = `${file}:${line}: ${original} -> ${replacement || 'removed'}`;
  const why = killer ?? (met.length > 0 ? `passed: ${met.join(', ')}` : 'no near test reaches it');
  if (fate === 'survived' || values.show) console.log(`${fate}: ${change}\n  ${why}`);
  return { seed: seeds.get(mutant), fate };
});
for (const seed of values.seed) {
  const own = rows.filter((row) => row.seed === seed);
  const count = (fate: string): number => own.filter((row) => row.fate === fate).length;
  const [killed, survived] = [count('killed'), count('survived')];
  const share = ((100 * killed) / Math.max(1, killed + survived)).toFixed(1);
  console.log(
    `Seed ${seed}: ${killed} killed, ${survived} survived (${share} % killed), ${count('equivalent')} equivalent`,
  );
}
