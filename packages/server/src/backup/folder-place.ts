import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { orUndefined, syncDirectory } from '../durable-files.ts';
import { BackupError } from './backup-error.ts';
import { type BackupPlace, FINISHED } from './backup-place.ts';
import { ERASURE_LIST, noteErasures, parseErasures } from './erasure-list.ts';

/** Ends the name of a backup that is being written. */
const UNFINISHED = '.part';

/** Backups as files of a folder. */
export function openFolderPlace(folder: string): BackupPlace {
  const pathOf = (name: string) => path.join(folder, name);
  return {
    title: folder,
    addressOf: pathOf,

    async prepare() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.W_OK).catch(() => {
        throw new BackupError(`${folder} must be a folder that this account may write to.`);
      });
      for (const name of await readdir(folder))
        if (name.endsWith(`${FINISHED}${UNFINISHED}`)) await rm(pathOf(name), { force: true });
    },

    async write(name, blocks) {
      const part = pathOf(`${name}${UNFINISHED}`);
      try {
        const sent = await writeSynced(part, blocks);
        if ((await hashOf(part)) !== sent)
          throw new BackupError(`${folder} returns other bytes than were written. Is its disk broken?`);
        await rename(part, pathOf(name));
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      await syncDirectory(folder);
    },

    sizeOf: async (name) => (await orUndefined(stat(pathOf(name))))?.size,
    read: (name) => readFileInParts(pathOf(name)),

    async list() {
      const names = (await readdir(folder)).filter((name) => name.endsWith(FINISHED));
      const files = await Promise.all(
        names.map(async (name) => {
          const found = await orUndefined(stat(pathOf(name)));
          return found ? [{ name, bytes: found.size, finishedAt: found.mtime }] : [];
        }),
      );
      return files.flat().toSorted((a, b) => a.finishedAt.getTime() - b.finishedAt.getTime());
    },

    remove: (name) => rm(pathOf(name), { force: true }),
    noteErased: (keyIds) => noteErasures(folder, keyIds),

    async readErased() {
      const text = await orUndefined(readFile(pathOf(ERASURE_LIST), 'utf8'));
      return text === undefined ? undefined : parseErasures(text);
    },
  };
}

/** Returns the SHA-256 of what was sent. */
async function writeSynced(file: string, blocks: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  const handle = await open(file, 'w', 0o600);
  try {
    for await (const block of blocks) {
      hash.update(block);
      await handle.writeFile(block);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return hash.digest('hex');
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of readFileInParts(file)) hash.update(part);
  return hash.digest('hex');
}

/** The bytes of a file. */
export function readFileInParts(file: string): AsyncIterable<Buffer> {
  return createReadStream(file, { highWaterMark: 256 * 1024 });
}
