import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from '../../modules/scans/ports.ts';

// The last line of defence: no separator, no parent directory, no hidden file.
const OUR_NAMES = /^[0-9a-z]+(\.[0-9a-z]+)*$/;

/** Files in one directory, which is made when missing. */
export async function createDiskFiles(directory: string): Promise<FileStore> {
  await mkdir(directory, { recursive: true, mode: 0o700 });

  function pathOf(name: string): string {
    if (!OUR_NAMES.test(name)) throw new Error(`"${name}" is not a file name of ours.`);
    return path.join(directory, name);
  }

  return {
    async put(name, bytes) {
      const target = pathOf(name);
      // A name of its own, because two workers may write the same file.
      const unfinished = `${target}.${randomBytes(8).toString('hex')}.tmp`;
      try {
        await writeDurably(unfinished, bytes);
        await rename(unfinished, target);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      await syncDirectory(directory);
    },

    async find(name) {
      return await orUndefined(readFile(pathOf(name)));
    },

    async remove(name) {
      await rm(pathOf(name), { force: true });
    },

    async listOlderThan(moment) {
      const entries = await readdir(directory, { withFileTypes: true });
      // What an operating system or a person has put beside ours is left alone.
      const names = entries
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .filter((name) => OUR_NAMES.test(name));
      const ages = await Promise.all(names.map((name) => orUndefined(stat(path.join(directory, name)))));
      return names.filter((_, index) => {
        const age = ages[index];
        return age !== undefined && age.mtime < moment;
      });
    },
  };
}

async function writeDurably(name: string, bytes: Uint8Array): Promise<void> {
  const file = await open(name, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
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
