import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { createPreparation, learnOnThread } from '../src/adapters/assistant/embedded/recognition/learning.ts';

/** Outlives the run. It holds a digest of the code and the examples, and is made anew when they change. */
const CACHE = path.join(import.meta.dirname, '../../../node_modules/.cache/assistant');

/** Prepares the embedded assistant of this process. To learn takes five seconds, to read it none. */
export const haveLearned = createPreparation(
  (error) => {
    throw error;
  },
  () => learnOnThread(CACHE),
);

/** Lets a server with this data directory read what was learned, too. */
export async function shareLearned(dataDir: string): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  await symlink(CACHE, path.join(dataDir, 'cache'));
}
