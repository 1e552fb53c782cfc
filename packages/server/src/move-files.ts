import { createHash } from 'node:crypto';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { type DiskKeyring, memberKeyName, openKeyring } from './keyring.ts';
import type { ObjectStore } from './object-store.ts';
import type { OwnBucket } from './open-bucket.ts';
import { openFilesInBucket, openFilesOnDisk } from './open-files.ts';
import type { StreamStore } from './modules/privacy/ports.ts';
import type { FileStore } from './modules/scans/ports.ts';
import { copyKey, openSealedKeyring } from './sealed-keyring.ts';

/** Files or keys that move at the same time. Each waits for the network most of the time. */
const AT_ONCE = 16;

/** Folders of the directory, and the same ones in the bucket. */
const FOLDERS = ['originals', 'thumbnails', 'productPictures'] as const;
const OBJECTS = { originals: 'originals', thumbnails: 'thumbnails', productPictures: 'product-pictures' };

/** Lists ask for what is older than a moment; every file is older than this one. */
const END_OF_TIME = new Date('9999-12-31');

interface Options {
  bucket: OwnBucket;
  /** Holds `directory.id` until everything has moved. */
  dataDir: string;
  /** How many files and keys have moved so far. */
  onProgress(moved: number): void;
  signal: AbortSignal;
}

/**
 * Moves the files and keys of a directory into a bucket, beside servers that write to the bucket and read
 * from both. Each is compared with its copy before it is removed, and one that a server removes meanwhile
 * does not stay in the bucket. Safe to break off and to repeat. Resolves with the number of what moved.
 */
export async function moveFiles({ bucket, dataDir, onProgress, signal }: Options): Promise<number> {
  const [from, to] = [await openFilesOnDisk(dataDir), openFilesInBucket(bucket.objects)];
  let total = 0;

  async function each(names: readonly string[], move: (name: string) => Promise<void>) {
    for (let start = 0; start < names.length; start += AT_ONCE) {
      signal.throwIfAborted();
      const some = names.slice(start, start + AT_ONCE);
      await Promise.all(some.map(move));
      total += some.length;
      onProgress(total);
    }
  }

  // First the keys: without its key a file opens for nobody.
  const keyring = await openKeyring(path.join(dataDir, 'keys'));
  const moveKey = keyMover(bucket, keyring);
  for (const keyId of await keyring.listErased()) await moveKey.noteErased(keyId);
  await each([...(await keyring.list()), ...(await keyring.listMembers()).map(memberKeyName)], moveKey.move);
  for (const folder of FOLDERS) {
    const move = fileMover(bucket.objects, `${OBJECTS[folder]}/`, from[folder], to[folder]);
    for await (const names of from[folder].listOlderThan(END_OF_TIME))
      await each(names.filter(isFinished), move);
  }
  const archives = (await from.archives.listOlderThan(END_OF_TIME)).filter(isFinished);
  await each(archives, streamMover(from.archives, to.archives));
  await rename(path.join(dataDir, 'directory.id'), path.join(dataDir, 'directory.moved'));
  return total;
}

/** What a crash cut off while it was written belongs to nothing. */
function isFinished(name: string): boolean {
  return !name.endsWith('.tmp');
}

function keyMover({ objects, secrets }: OwnBucket, from: DiskKeyring) {
  const to = openSealedKeyring(objects, secrets);
  return {
    noteErased: to.noteErased,
    async move(name: string): Promise<void> {
      const key = await from.find(name);
      if (!key) return;
      await copyKey(objects, secrets, name, key);
      if (!(await from.find(name))) await to.destroy(name);
      await from.destroy(name);
    },
  };
}

function fileMover(objects: ObjectStore, folder: string, from: FileStore, to: FileStore) {
  return async (name: string): Promise<void> => {
    const bytes = await from.find(name);
    if (!bytes) return;
    // A server may have written a newer one meanwhile, which stays.
    if (await objects.putNew(folder + name, bytes)) {
      const copy = await objects.find(folder + name);
      if (copy && !copy.equals(bytes)) throw new Error(`The copy of ${folder}${name} differs from the file.`);
    }
    if (!(await from.find(name))) await to.remove(name);
    await from.remove(name);
  };
}

function streamMover(from: StreamStore, to: StreamStore) {
  return async (name: string): Promise<void> => {
    const hashes: string[] = [];
    const content = await from.read(name);
    if (!content) return;
    await to.write(name, hashed(content, hashes));
    for await (const _ of hashed((await to.read(name)) ?? emptiness(), hashes));
    const wasRemoved = !(await from.listOlderThan(END_OF_TIME)).includes(name);
    if (wasRemoved) await to.remove(name);
    else if (hashes[0] !== hashes[1])
      throw new Error(`The copy of the export ${name} differs from the file.`);
    await from.remove(name);
  };
}

/** Passes everything on, and adds its SHA-256 to `hashes` at the end. */
async function* hashed(content: AsyncIterable<Buffer>, hashes: string[]): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const bytes of content) {
    hash.update(bytes);
    yield bytes;
  }
  hashes.push(hash.digest('hex'));
}

async function* emptiness(): AsyncGenerator<Buffer> {}
