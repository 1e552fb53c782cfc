// Measures how the product grows: npm run bench:scale [-- processes | growth [members]]
import { cpus, loadavg } from 'node:os';
import { noDebianPostgres } from '../../../packages/server/test/debian-postgres.ts';
import { noPgbouncer } from '../../../packages/server/test/pgbouncer.ts';
import { buildModel } from '../../../scripts/build-model.ts';
import { benchGrowth } from './growth.ts';
import { benchProcesses } from './processes.ts';

buildModel();
const [wanted, members] = process.argv.slice(2);
const PARTS = {
  processes: benchProcesses,
  growth: () => benchGrowth(members === undefined ? undefined : Number(members)),
};

const missing = [noDebianPostgres, noPgbouncer].flatMap((reason) => reason ?? []);
if (missing.length > 0) {
  console.log(missing.join('\n'));
  process.exit(1);
}
console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`);
const problems: string[] = [];
for (const [name, bench] of Object.entries(PARTS)) {
  if (wanted !== undefined && wanted !== name) continue;
  console.log(`\n── ${name}`);
  problems.push(...(await bench()));
}
for (const problem of problems) console.log(problem);
console.log(`${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
