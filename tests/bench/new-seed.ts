// Runs everything that is generated from a seed, with a seed that was never used:
// node tests/bench/new-seed.ts [seed]
import { spawnSync } from 'node:child_process';

const seed = process.argv[2] ?? String(Math.floor(Math.random() * 1e9));

const RUNS = [
  `node tests/bench/fuzz/run.ts --count 5000 --seed ${seed}`,
  'vitest run packages/server/src/modules/billing/sequences.test.ts packages/vision/test/facts-agree.test.ts',
];

console.log(`The new seed is ${seed}.`);
const failed = RUNS.filter(
  (command) =>
    spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, TEST_SEED: seed } }).status !==
    0,
);
if (failed.length > 0) {
  console.log(`Failed with the new seed ${seed}: ${failed.join(', and ')}.`);
  console.log(`To repeat: node scripts/run.mjs node tests/bench/new-seed.ts ${seed}`);
  console.log('Mend it, and add the request to tests/bench/fuzz/fixed-cases.ts, or its like to the test.');
}
// What nobody has changed must not fail in CI, so there the seed is only told.
process.exitCode = failed.length > 0 && !process.env.CI ? 1 : 0;
