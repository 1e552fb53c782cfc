import { spawn } from 'node:child_process';

/** `tests` holds the files of `packages/ui` and `packages/app` as well: they are checked once. */
const PROJECTS = [
  'packages/contract',
  'packages/phantom',
  'packages/vision',
  'packages/wording',
  'packages/assistant',
  'packages/api-client',
  'packages/server',
  'lab',
  'tests',
];

const results = await Promise.all(
  PROJECTS.map(
    (project) =>
      new Promise<number>((resolve) => {
        spawn('tsc', ['-p', project], { stdio: 'inherit' }).on('close', (code) => resolve(code ?? 1));
      }),
  ),
);
process.exit(results.some((code) => code !== 0) ? 1 : 0);
