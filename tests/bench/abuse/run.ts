// Attacks the product as it runs in production: docs/abuse.md.
import { parseArgs } from 'node:util';
import { buildAppIfStale } from '../../../scripts/build-app-if-stale.ts';
import { tryCheck, type Result } from './check.ts';
import { FEWEST_CHECKS, GROUPS } from './groups.ts';
import { printResult, printTotals } from './report.ts';
import { createStage } from './stage.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean' } },
});
const unknown = positionals.filter((name) => !GROUPS.some((group) => group.name === name));
if (unknown.length) throw new Error(`There is no group ${unknown.join(', ')}.`);

const groups = GROUPS.filter(({ name, isQuick }) => {
  if (positionals.length) return positionals.includes(name);
  return isQuick || !values.quick;
});
await buildAppIfStale();
const startedAt = performance.now();
const results: Result[] = [];
const stage = await createStage();
try {
  for (const { name, checks } of groups) {
    for (const check of checks) {
      const result = await tryCheck(stage, name, check);
      results.push(result);
      printResult(result);
    }
  }
} finally {
  await stage.close();
}
printTotals(results, (performance.now() - startedAt) / 1000);

// A bench that checked nothing must not report success.
const fewest = positionals.length ? 1 : FEWEST_CHECKS[values.quick ? 'quick' : 'all'];
if (results.length < fewest)
  console.log(`Only ${results.length} checks were tried, at least ${fewest} belong to it.`);
process.exit(results.length < fewest || results.some(({ verdict }) => verdict === 'broke') ? 1 : 0);
