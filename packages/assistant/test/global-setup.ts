import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const BUILD = path.join(import.meta.dirname, '../scripts/build.ts');

/** Builds the model, if its sources have changed, in a process of its own. */
export async function setup(): Promise<void> {
  await promisify(execFile)(process.execPath, [BUILD]);
}
