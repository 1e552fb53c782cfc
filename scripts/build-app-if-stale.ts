import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { glob } from 'node:fs/promises';

const BUILT = 'packages/app/dist/app.html';
const SOURCES = [
  'packages/{app,ui,api-client,contract}/{src,scripts}/**/*',
  'packages/vision/src/**/*',
  'packages/app/*.{ts,html,json}',
  'openapi.yaml',
  'pnpm-lock.yaml',
];

async function isStale(): Promise<boolean> {
  if (!existsSync(BUILT)) return true;
  const builtAt = statSync(BUILT).mtimeMs;
  for await (const file of glob(SOURCES)) if (statSync(file).mtimeMs > builtAt) return true;
  return false;
}

/**
 * Builds the web application when a source is newer than the last build.
 * Exits when the build fails, so that an old build is not served as the current one.
 */
export async function buildAppIfStale(): Promise<void> {
  if (!(await isStale())) return;
  console.error('Building the web application (once after each change)…');
  const { status } = spawnSync(process.execPath, ['packages/app/scripts/build.ts'], {
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) process.exit(status ?? 1);
}
