import { spawnSync } from 'node:child_process';

/** What `npm test` does, in order: the cheap checks first, so that a typing mistake is told in seconds. */
const STEPS: readonly (readonly [name: string, command: string])[] = [
  ['document', 'redocly lint openapi.yaml'],
  ['types', 'node scripts/typecheck.ts'],
  ['lint', 'oxlint --type-aware'],
  ['format', 'oxfmt --check'],
  ['dead code', 'knip'],
  ['unit', 'vitest run'],
  ['stories', 'vitest run --config .storybook/vitest.config.ts'],
  ['contracts: client', 'vitest run --config contracts/vitest.config.ts --project consumer'],
  ['contracts: document', 'node contracts/compare-with-document.ts'],
  ['contracts: server', 'vitest run --config contracts/vitest.config.ts --project provider'],
  ['build', 'node packages/app/scripts/build.ts'],
  ['chromatic', 'node scripts/chromatic.ts'],
  ['end to end', 'playwright test --config tests/e2e/playwright.config.ts'],
];

const wanted = process.argv.slice(2);
const steps = wanted.length ? STEPS.filter(([name]) => wanted.some((word) => name.startsWith(word))) : STEPS;
if (!steps.length) throw new Error(`No step starts with ${wanted.join(', ')}.`);

const failed: string[] = [];
for (const [name, command] of steps) {
  const startedAt = performance.now();
  console.log(`\n── ${name}: ${command}`);
  const { status } = spawnSync(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  if (status !== 0) failed.push(name);
}

if (failed.length) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\n${steps.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length ? 1 : 0);
