import type { MeasuredFigure } from '@daylit/contract';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { newEngine } from '../../../packages/vision/test/scan.ts';
import { atMost, figure } from './figure.ts';

import type { Bench } from './reference-photos.ts';
import { reportsOf } from './reports.ts';

/** Another major version of Node, whose reports are compared. npm has it as a package. */
const OTHER_NODE = 26;
const PROBE = fileURLToPath(new URL('probe-reports.ts', import.meta.url));

/** Compares whole reports, words and shapes included, of two engines and of two versions of Node. */
export async function measureDeterminism({ engine, part, size }: Bench): Promise<MeasuredFigure[]> {
  const reports = reportsOf(engine, part, size.determinism);
  const again = reportsOf(await newEngine(), part, size.determinism);
  const other = runOtherNode(part, size.determinism);
  const hash = createHash('sha256').update(reports.join('')).digest('hex');
  return [
    figure({
      id: 'determinism.reports',
      group: 'determinism',
      what: 'Reports that differ when the same photo is analysed again',
      value: differing(reports, again),
      unit: 'count',
      goal: atMost(0),
      sample: size.determinism,
      note: `SHA-256 of the reports: ${hash}.`,
    }),
    figure({
      id: 'determinism.node',
      group: 'determinism',
      what: `Reports that differ under Node ${OTHER_NODE}`,
      value: other && differing(reports, other.reports),
      unit: 'count',
      goal: atMost(0),
      sample: size.determinism,
      note: other
        ? `Node ${process.version} against Node ${other.node}.`
        : `Node ${OTHER_NODE} could not be had from npm.`,
    }),
  ];
}

function differing(reports: readonly string[], others: readonly string[]): number {
  return reports.filter((report, index) => report !== others[index]).length;
}

/** Null where npm cannot provide the other Node. Throws when that Node runs but gives no reports. */
function runOtherNode(part: string, count: number): { node: string; reports: string[] } | null {
  const ask = (...words: string[]) =>
    spawnSync('npx', ['--yes', `node@${OTHER_NODE}`, ...words], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (ask('--version').status !== 0) return null;
  const { status, stdout, stderr } = ask(PROBE, part, String(count));
  if (status !== 0) throw new Error(`Node ${OTHER_NODE} made no reports: ${stderr}`);
  return JSON.parse(stdout) as { node: string; reports: string[] };
}
