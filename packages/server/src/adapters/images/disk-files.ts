import { randomBytes } from 'node:crypto';
import { mkdir, opendir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { orUndefined, readIfThere, syncDirectory, writeDurably } from '../../durable-files.ts';
import type { FileStore } from '../../modules/scans/ports.ts';

// Defence in depth against path traversal: no separator, no parent directory, no hidden file.
const OUR_NAMES = /^[0-9a-z]+(\.[0-9a-z]+)*$/;

/**
 * Characters of a folder's name. Names are random and hexadecimal, so ten million files lie in 256 folders of
 * 40,000. Two levels would cost a small installation a folder for each file.
 */
const FOLDER_LENGTH = 2;

/** Names per batch, because a folder may hold many. */
const BATCH_SIZE = 256;

/**
 * Files in folders of one directory, which is made when missing: each is in the folder of the first two
 * characters of its name. Those that earlier releases put beside the folders are moved when they are met.
 */
export async function createDiskFiles(directory: string): Promise<FileStore> {
  await mkdir(directory, { recursive: true, mode: 0o700 });

  const pathOf = (name: string) => path.join(directory, name.slice(0, FOLDER_LENGTH), name);
  const oldPathOf = (name: string) => path.join(directory, name);

  async function makeFolder(name: string): Promise<void> {
    const made = await mkdir(path.dirname(pathOf(name)), { recursive: true, mode: 0o700 });
    if (made !== undefined) await syncDirectory(directory);
  }

  // Where another server moves or removes it at the same moment, there is nothing left to move.
  async function move(name: string): Promise<void> {
    if (!(await orUndefined(stat(oldPathOf(name))))) return;
    await makeFolder(name);
    await orUndefined(rename(oldPathOf(name), pathOf(name)));
  }

  return {
    async put(name, bytes) {
      check(name);
      const target = pathOf(name);
      await makeFolder(name);
      // A unique name, because two workers may write the same file.
      const unfinished = `${target}.${randomBytes(8).toString('hex')}.tmp`;
      try {
        await writeDurably(unfinished, bytes);
        // An older one beside the folders would come back when it is moved.
        await rm(oldPathOf(name), { force: true });
        await rename(unfinished, target);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      await syncDirectory(path.dirname(target));
    },

    async find(name) {
      check(name);
      const found = await readIfThere(pathOf(name));
      if (found) return found;
      await move(name);
      return await readIfThere(pathOf(name));
    },

    async remove(name) {
      check(name);
      // In this order, because another server may be moving it.
      await rm(oldPathOf(name), { force: true });
      await rm(pathOf(name), { force: true });
    },

    async *listOlderThan(moment, start) {
      for await (const names of namesIn(directory)) {
        await Promise.all(names.map(move));
        // Moving very many takes minutes, in which a caller may want to stop.
        yield [];
      }
      for (const folder of start === undefined ? await foldersIn(directory) : [start]) {
        for await (const names of namesIn(path.join(directory, folder))) {
          const ages = await Promise.all(names.map((name) => orUndefined(stat(pathOf(name)))));
          const isOld = (index: number) => (ages[index]?.mtime ?? moment) < moment;
          yield names.filter((_, index) => isOld(index));
        }
      }
    },
  };
}

function check(name: string): void {
  if (!OUR_NAMES.test(name)) throw new Error(`"${name}" is not a file name of ours.`);
}

async function foldersIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true });
  return entries
    .filter(
      (entry) => entry.isDirectory() && entry.name.length === FOLDER_LENGTH && OUR_NAMES.test(entry.name),
    )
    .map(({ name }) => name);
}

/**
 * Lists our files of a directory of any size in batches. Files that an operating system or a person put there
 * are skipped. A folder that was never made has none.
 */
async function* namesIn(directory: string): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const entry of (await orUndefined(opendir(directory, { bufferSize: BATCH_SIZE }))) ?? []) {
    if (!entry.isFile() || !OUR_NAMES.test(entry.name)) continue;
    batch.push(entry.name);
    if (batch.length < BATCH_SIZE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
