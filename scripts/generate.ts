import { spawnSync } from 'node:child_process';

/** Everything that is generated and committed. A stale file fails `npm test`. */
const GENERATORS = [
  'packages/contract/scripts/generate.ts',
  'packages/contract/scripts/docs-api.ts',
  'packages/ui/scripts/generate-tokens.ts',
  'packages/ui/scripts/generate-art.ts',
  'packages/ui/scripts/generate-portrait-wall.ts',
  'packages/server/scripts/generate-environment.ts',
  'packages/server/scripts/generate-page-tokens.ts',
  'packages/vision/scripts/build-kernels.ts',
  'packages/vision/scripts/generate-constants.ts',
  'lab/vision/generate-measurement.ts',
  'contracts/scripts/generate-states.ts',
  'packages/server/scripts/record-reports.ts',
  'packages/ui/scripts/generate-sample.ts',
];

for (const script of GENERATORS) {
  console.log(script);
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
