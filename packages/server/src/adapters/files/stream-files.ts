import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { orUndefined } from '../../durable-files.ts';
import type { StreamStore } from '../../modules/privacy/ports.ts';

// Defence in depth against path traversal: no separator, no parent directory, no hidden file.
const OUR_NAMES = /^[0-9a-z-]+(\.[0-9a-z]+)*$/;

/**
 * Files in one directory, which is made when missing. They are streamed, so that their size does not matter.
 * They need not survive a power cut, because the member can ask for the file again.
 */
export async function createStreamFiles(directory: string): Promise<StreamStore> {
  await mkdir(directory, { recursive: true, mode: 0o700 });

  function pathOf(name: string): string {
    if (!OUR_NAMES.test(name)) throw new Error(`"${name}" is not a file name of ours.`);
    return path.join(directory, name);
  }

  return {
    async write(name, parts) {
      const target = pathOf(name);
      const unfinished = `${target}.${randomBytes(8).toString('hex')}.tmp`;
      try {
        const file = await open(unfinished, 'w', 0o600);
        try {
          for await (const part of parts) await file.writeFile(part);
        } finally {
          await file.close();
        }
        await rename(unfinished, target);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },

    async read(name) {
      const file = await orUndefined(open(pathOf(name), 'r'));
      return file?.createReadStream();
    },

    async remove(name) {
      await rm(pathOf(name), { force: true });
    },

    async listOlderThan(moment) {
      const names = (await readdir(directory)).filter((name) => OUR_NAMES.test(name));
      const ages = await Promise.all(names.map((name) => orUndefined(stat(path.join(directory, name)))));
      return names.filter((_, index) => (ages[index]?.mtime ?? moment) < moment);
    },
  };
}
