import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from '../../modules/scans/ports.ts';

/** Files in one directory, which is made when missing. */
export async function createDiskFiles(directory: string): Promise<FileStore> {
  await mkdir(directory, { recursive: true, mode: 0o700 });

  function pathOf(name: string): string {
    // Names are made by us, so this is a last line of defence: no separator, no parent directory, no hidden file.
    if (!/^[0-9a-z]+(\.[0-9a-z]+)*$/.test(name)) throw new Error(`"${name}" is not a file name of ours.`);
    return path.join(directory, name);
  }

  return {
    async put(name, bytes) {
      const target = pathOf(name);
      // A name of its own, because two workers may write the same file.
      const unfinished = `${target}.${randomBytes(8).toString('hex')}.tmp`;
      const file = await open(unfinished, 'w', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, target);
      await syncDirectory(directory);
    },

    async find(name) {
      return await orUndefined(readFile(pathOf(name)));
    },

    async remove(name) {
      await rm(pathOf(name), { force: true });
    },

    async listOlderThan(moment) {
      const names = await readdir(directory);
      const ages = await Promise.all(names.map((name) => orUndefined(stat(path.join(directory, name)))));
      return names.filter((_, index) => {
        const age = ages[index];
        return age !== undefined && age.mtime < moment;
      });
    },
  };
}

/** Without this a power cut may forget the name of a file whose bytes are safe. */
async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function orUndefined<T>(result: Promise<T>): Promise<T | undefined> {
  try {
    return await result;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
