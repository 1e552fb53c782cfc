import { opendir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { orUndefined, readIfThere } from '../durable-files.ts';
import { isKeyId, memberKeyName } from '../keyring.ts';
import type { OwnBucket } from '../open-bucket.ts';
import { openSealedKeyring } from '../sealed-keyring.ts';
import { type Entry, LARGEST_BODY } from './archive.ts';
import type { Tally } from './manifest.ts';

/**
 * The folders of a backup. `keys/erased` comes before the keys of members, so that a restore never writes the
 * key of somebody who has left. Originals, exports and all that is not named here are left out.
 */
export const FOLDERS = ['keys/erased', 'keys', 'keys/members', 'product-pictures', 'thumbnails'] as const;

type Folder = (typeof FOLDERS)[number];

/** Names of files of ours. The keys of an hour are left out: they open only originals. */
const FILE_NAMES = /^(?!photo-\d+$)[0-9a-z-]+(\.(?!tmp$)[0-9a-z]+)*$/;

/** Objects that are asked for at the same time. Each waits for the network most of the time. */
const AT_ONCE = 16;

/**
 * Whether an entry is a file that a restore may write: no other folder, no parent directory, no hidden file.
 */
export function isOurFile(entry: string): boolean {
  const folder = path.posix.dirname(entry);
  return FOLDERS.some((each) => each === folder) && FILE_NAMES.test(path.posix.basename(entry));
}

/** Where a backup takes files and keys from. */
export interface FileSource {
  /** The files of a folder, in any order. One that is deleted meanwhile is left out. */
  filesIn(folder: Folder): AsyncIterable<{ name: string; body: Buffer }>;
  /** The ids of the keys of all members who were erased. */
  listErased(): Promise<string[]>;
}

/** The files of all folders as entries. */
export async function* dumpFiles(source: FileSource, tally: Tally): AsyncGenerator<Entry> {
  for (const folder of FOLDERS)
    for await (const file of source.filesIn(folder)) {
      const name = `${folder}/${file.name}`;
      // At least once, because the record of an erasure is an empty file.
      for (let start = 0; start === 0 || start < file.body.length; start += LARGEST_BODY)
        yield { name, body: file.body.subarray(start, start + LARGEST_BODY) };
      tally.count(name, 1);
    }
}

/**
 * The files of a data directory. Where a folder has folders of its own, by the first digits of names, their
 * files have the names of files beside them: a server finds both.
 */
export function filesOnDisk(dataDir: string): FileSource {
  return {
    async *filesIn(folder) {
      for await (const file of filesBelow(path.join(dataDir, folder))) {
        const name = path.basename(file);
        const body = FILE_NAMES.test(name) ? await readIfThere(file) : undefined;
        if (body) yield { name, body };
      }
    },
    listErased: async () => (await orUndefined(readdir(path.join(dataDir, 'keys', 'erased')))) ?? [],
  };
}

/** The files of a bucket. Keys leave it open, as on a disk: the backup seals them under its passphrase. */
export function filesInBucket({ objects, secrets }: Pick<OwnBucket, 'objects' | 'secrets'>): FileSource {
  const keyring = openSealedKeyring(objects, secrets);

  async function* namesIn(folder: Folder): AsyncGenerator<string[]> {
    if (folder === 'keys') return yield await keyring.list();
    for await (const page of objects.list(`${folder}/`))
      yield page.map(({ name }) => name.slice(folder.length + 1));
  }

  function find(folder: Folder, name: string): Promise<Buffer | undefined> {
    if (folder === 'keys') return keyring.find(name);
    if (folder !== 'keys/members') return objects.find(`${folder}/${name}`);
    return isKeyId(name) ? keyring.find(memberKeyName(name)) : Promise.resolve(undefined);
  }

  return {
    async *filesIn(folder) {
      for await (const page of namesIn(folder)) {
        const names = page.filter((name) => FILE_NAMES.test(name));
        for (let start = 0; start < names.length; start += AT_ONCE) {
          const some = names.slice(start, start + AT_ONCE);
          const bodies = await Promise.all(some.map((name) => find(folder, name)));
          for (const [index, name] of some.entries()) {
            const body = bodies[index];
            if (body) yield { name, body };
          }
        }
      }
    },
    listErased: keyring.listErased,
  };
}

const FOLDER_OF_DIGITS = /^[0-9a-z]{2}$/;

async function* filesBelow(directory: string): AsyncGenerator<string> {
  const entries = await orUndefined(opendir(directory));
  if (!entries) return;
  for await (const entry of entries) {
    const found = path.join(directory, entry.name);
    if (entry.isFile()) yield found;
    else if (entry.isDirectory() && FOLDER_OF_DIGITS.test(entry.name)) yield* filesBelow(found);
  }
}
