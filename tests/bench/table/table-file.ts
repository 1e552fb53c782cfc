import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ratioOf, type Row } from './row.ts';

export const TABLE_FILE = path.join(import.meta.dirname, 'table.json');
const PAGE = path.join(import.meta.dirname, '../../../docs/speed.md');

/** The committed table. */
export async function readTable(): Promise<Row[]> {
  return JSON.parse(await readFile(TABLE_FILE, 'utf8')) as Row[];
}

export async function writePage(rows: readonly Row[]): Promise<void> {
  await writeFile(PAGE, describeTable(rows));
}

/** The page that shows the table. */
export function describeTable(rows: readonly Row[]): string {
  const cells = rows.map(({ name, unit, measured, floor, against, goal }) => [
    name,
    `${measured} ${unit}`,
    `${floor} ${unit}, ${against}`,
    ratioOf({ measured, floor }).toFixed(2),
    goal,
  ]);
  const all = [['what', 'measured', 'floor', 'ratio', 'goal'], ...cells];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return `# How fast it is

Written by \`npm run bench -- table\`, which measures each figure and its floor in one run; on a quiet machine with two cores.
\`npm run bench -- --check\` measures again, and fails where a ratio is more than a tenth worse than here.

${line(all[0] ?? [])}
| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |
${cells.map(line).join('\n')}
`;
}
