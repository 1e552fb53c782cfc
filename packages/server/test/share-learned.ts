import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';

/** Outlives the run. It holds a digest of the code and the examples, and is made again when they change. */
export const LEARNED = path.join(import.meta.dirname, '../../../node_modules/.cache/assistant');

/**
 * Lets a server with this new data directory read what the assistant learned for the tests: to learn takes
 * a minute of a processor.
 */
export async function shareLearned(dataDir: string): Promise<void> {
  await mkdir(LEARNED, { recursive: true });
  await symlink(LEARNED, path.join(dataDir, 'cache'));
}
