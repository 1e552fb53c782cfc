// Injects faults into a real server and checks that nothing is lost:
// npm run bench:faults [-- --quick] [part of a name]
import { cpus, loadavg } from 'node:os';
import { buildModel } from '../../../scripts/build-model.ts';
import { FAULTS } from './faults.ts';

const words = process.argv.slice(2);
const isQuick = words.includes('--quick');
const wanted = words.filter((word) => !word.startsWith('--'));
const rounds = isQuick ? 1 : 3;

buildModel();
console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`);
const table: Record<string, string | number>[] = [];
const problems: string[] = [];
let checked = 0;

for (const { name, expected, run } of FAULTS) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
  console.log(`── ${name}`);
  const outcome = await run(rounds).catch((error: Error) => ({ seen: '', problems: [error.message] }));
  if (typeof outcome === 'string') {
    table.push({ fault: name, rounds: 0, expected, seen: `not tried: ${outcome}`, ok: '-' });
    continue;
  }
  checked += 1;
  const isOk = outcome.problems.length === 0;
  table.push({ fault: name, rounds, expected, seen: outcome.seen, ok: isOk ? 'yes' : 'NO' });
  problems.push(...outcome.problems.map((problem) => `${name}: ${problem}`));
}

printTable();
for (const problem of problems) console.log(problem);
console.log(`${checked} faults checked, ${problems.length} problems`);
process.exit(checked > 0 && problems.length === 0 ? 0 : 1);

function printTable(): void {
  const columns = ['fault', 'rounds', 'ok', 'expected', 'seen'];
  const rows = [columns, ...table.map((row) => columns.map((column) => String(row[column])))];
  const widths = columns.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  for (const row of rows) console.log(row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  '));
}
