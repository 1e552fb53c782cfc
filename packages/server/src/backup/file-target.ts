import { appendFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { bucketPlace } from '../db/claim-data-dir.ts';
import { finishRestore, idOfDatabase, STAGED_ID, stagingIn } from '../db/finish-restore.ts';
import { orUndefined, syncDirectory, writeDurably } from '../durable-files.ts';
import { type Keyring, memberKeyName, openKeyring } from '../keyring.ts';
import type { OwnBucket } from '../open-bucket.ts';
import { copyKey, openSealedKeyring } from '../sealed-keyring.ts';
import type { Entry } from './archive.ts';
import { BackupError } from './backup-error.ts';

/** Where a restore puts files and keys. They count once the database has the id that `begin` was given. */
export interface FileTarget {
  /**
   * Finishes a restore that ended between the commit of the database and its last step here, and removes one
   * that ended before.
   */
  tidy(): Promise<void>;
  /** Throws a `BackupError` where files are there already. */
  requireEmpty(): Promise<void>;
  begin(id: string): Promise<Keyring>;
  /** Long files come as several entries of one name, in order. */
  write(entry: Entry): Promise<void>;
  /** Resolves when everything would survive a power cut. Called before the commit of the database. */
  flush(): Promise<void>;
}

/** Folders that hold nothing before a restore. */
const EMPTY_BEFORE = ['thumbnails', 'originals', 'exports', 'keys/members'];

/** A data directory, by its real path. Files wait in a folder of it until the database is complete. */
export function intoFolder(dataDir: string, directUrl: string): FileTarget {
  const staging = stagingIn(dataDir);
  const folders = new Set<string>();
  let last = '';
  return {
    tidy: () => finishRestore(directUrl, dataDir),

    async requireEmpty() {
      for (const folder of EMPTY_BEFORE) {
        const files = (await orUndefined(readdir(path.join(dataDir, folder)))) ?? [];
        if (files.length > 0)
          throw new BackupError(
            `${path.join(dataDir, folder)} holds files, so nothing was changed. Name an empty DATA_DIR.`,
          );
      }
    },

    async begin(id) {
      await mkdir(staging, { mode: 0o700 });
      await writeDurably(path.join(staging, STAGED_ID), Buffer.from(`${id}\n`));
      await syncDirectory(dataDir);
      return await openKeyring(path.join(staging, 'keys'));
    },

    async write({ name, body }) {
      const file = path.join(staging, name);
      if (!folders.has(path.dirname(file))) await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      folders.add(path.dirname(file));
      await (name === last ? appendFile(file, body, { flush: true }) : writeDurably(file, body));
      last = name;
    },

    async flush() {
      for (const folder of folders) await syncDirectory(folder);
    },
  };
}

/** Objects that are written at the same time. */
const AT_ONCE = 16;

/** Folders of a bucket of ours. */
const OBJECTS = ['keys/', 'thumbnails/', 'product-pictures/', 'originals/', 'exports/'];

/** A bucket. It has its final id only after the commit, so a pending one alone is of a killed restore. */
export function intoBucket(bucket: OwnBucket, directUrl: string): FileTarget {
  const { objects, secrets, name: title } = bucket;
  const place = bucketPlace(objects, title);
  const writing = new Set<Promise<void>>();
  let file: { name: string; parts: Buffer[] } | undefined;
  let failure: unknown;

  async function put(name: string, bytes: Buffer): Promise<void> {
    const [, folder, id = ''] = /^(keys\/members|keys)\/([^/]+)$/.exec(name) ?? [];
    if (folder === undefined) return await objects.put(name, bytes);
    await copyKey(objects, secrets, folder === 'keys' ? id : memberKeyName(id), bytes);
  }

  async function putFile(): Promise<void> {
    if (!file) return;
    const { name, parts } = file;
    file = undefined;
    const work: Promise<void> = put(name, Buffer.concat(parts))
      .catch((error: unknown) => void (failure ??= error))
      .finally(() => writing.delete(work));
    writing.add(work);
    if (writing.size >= AT_ONCE) await Promise.race(writing);
    if (failure !== undefined) throw failure;
  }

  async function removeAll(): Promise<void> {
    for (const folder of OBJECTS)
      for await (const page of objects.list(folder)) for (const { name } of page) await objects.remove(name);
  }

  return {
    async tidy() {
      await Promise.all(writing);
      const pending = await place.readId('pending');
      if (pending === undefined || (await place.readId('final')) !== undefined) return;
      await ((await idOfDatabase(directUrl)) === pending ? place.settle() : removeAll());
    },

    async requireEmpty() {
      let isEmpty = (await place.readId('final')) === undefined;
      for (const folder of OBJECTS)
        for await (const page of objects.list(folder)) isEmpty &&= page.length === 0;
      if (!isEmpty)
        throw new BackupError(
          `${title} holds files, so nothing was changed. Name an empty prefix in FILES_URL.`,
        );
    },

    async begin(id) {
      await place.writePending(id);
      return openSealedKeyring(objects, secrets);
    },

    async write({ name, body }) {
      if (file?.name !== name) await putFile();
      file ??= { name, parts: [] };
      file.parts.push(Buffer.from(body));
    },

    async flush() {
      await putFile();
      await Promise.all(writing);
      if (failure !== undefined) throw failure;
    },
  };
}
