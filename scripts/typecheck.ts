import { spawn } from 'node:child_process';

const PROJECTS = [
  'packages/contract',
  'packages/vision',
  'packages/api-client',
  'packages/ui',
  'packages/app',
  'packages/server',
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
