import { spawnSync } from 'node:child_process';

const SCRIPT = 'packages/assistant/scripts/build.ts';

/** Builds the assistant's model unless it is up to date. Exits when that fails, as a server needs it. */
export function buildModel(): void {
  const { status } = spawnSync(process.execPath, [SCRIPT], { stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}
