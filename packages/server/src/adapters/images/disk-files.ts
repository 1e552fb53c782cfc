import { randomBytes } from 'node:crypto';
import { mkdir, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { orUndefined, readIfThere, syncDirectory, writeDurably } from '../../durable-files.ts';
import type { FileStore } from '../../modules/scans/ports.ts';

// Defence in depth against path traversal: no separator, no parent directory, no hidden file.
const OUR_NAMES = /^[0-9a-z]+(\.[0-9a-z]+)*$/;

/** Names per batch, because the directory may hold hundreds of thousands. */
const BATCH_SIZE = 256;

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
      // A unique name, because two workers may write the same file.
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
      return await readIfThere(pathOf(name));
    },

    async remove(name) {
      await rm(pathOf(name), { force: true });
    },

    async *listOlderThan(moment) {
      for await (const names of namesIn(directory)) {
        const ages = await Promise.all(names.map((name) => orUndefined(stat(path.join(directory, name)))));
        const isOld = (index: number) => (ages[index]?.mtime ?? moment) < moment;
        yield names.filter((_, index) => isOld(index));
      }
    },
  };
}

/**
 * Lists our files of a directory of any size in batches. Files that an operating system or a person put there
 * are skipped.
 */
async function* namesIn(directory: string): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const entry of await opendir(directory, { bufferSize: BATCH_SIZE })) {
    if (!entry.isFile() || !OUR_NAMES.test(entry.name)) continue;
    batch.push(entry.name);
    if (batch.length < BATCH_SIZE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
