import { opendir } from 'node:fs/promises';
import path from 'node:path';
import { orUndefined, readIfThere } from '../durable-files.ts';
import { type Entry, LARGEST_BODY } from './archive.ts';
import type { Tally } from './manifest.ts';

/**
 * The folders of a backup. `keys/erased` comes before the keys of members, so that a restore never writes the
 * key of somebody who has left. Originals, exports and all that is not named here are left out.
 */
export const FOLDERS = ['keys/erased', 'keys', 'keys/members', 'product-pictures', 'thumbnails'];

/** Names of files of ours. The keys of an hour are left out: they open only originals. */
const FILE_NAMES = /^(?!photo-\d+$)[0-9a-z-]+(\.(?!tmp$)[0-9a-z]+)*$/;

/**
 * Whether an entry is a file that a restore may write: no other folder, no parent directory, no hidden file.
 */
export function isOurFile(entry: string): boolean {
  return FOLDERS.includes(path.posix.dirname(entry)) && FILE_NAMES.test(path.posix.basename(entry));
}

/**
 * The files of a data directory. One that is deleted meanwhile is left out. Where a folder has folders of its
 * own, by the first digits of names, their files have the names of files beside them: a server finds both.
 */
export async function* dumpFiles(dataDir: string, tally: Tally): AsyncGenerator<Entry> {
  for (const folder of FOLDERS) {
    for await (const file of filesIn(path.join(dataDir, folder))) {
      const name = `${folder}/${path.basename(file)}`;
      if (!isOurFile(name)) continue;
      const body = await readIfThere(file);
      if (!body) continue;
      // At least once, because the record of an erasure is an empty file.
      for (let start = 0; start === 0 || start < body.length; start += LARGEST_BODY)
        yield { name, body: body.subarray(start, start + LARGEST_BODY) };
      tally.count(name, 1);
    }
  }
}

const FOLDER_OF_DIGITS = /^[0-9a-z]{2}$/;

async function* filesIn(directory: string): AsyncGenerator<string> {
  const entries = await orUndefined(opendir(directory));
  if (!entries) return;
  for await (const entry of entries) {
    const found = path.join(directory, entry.name);
    if (entry.isFile()) yield found;
    else if (entry.isDirectory() && FOLDER_OF_DIGITS.test(entry.name)) yield* filesIn(found);
  }
}
