import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { link, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { orUndefined, syncDirectory, writeDurably } from './durable-files.ts';
import { KEY_BYTES } from './sealing.ts';

/**
 * Secret keys in files outside the database. A copy of the database alone (a backup, its table files or
 * its log) cannot open what they seal. The name of a key states its purpose.
 */
export interface Keyring {
  /**
   * Returns the key of this name and makes it when missing. Servers that share the directory get the same
   * key, even when they ask at the same moment.
   */
  obtain(name: string): Promise<Buffer>;
  /** The key of this name; undefined when there is none. */
  find(name: string): Promise<Buffer | undefined>;
  /** Names of all keys except the members' keys, in any order. There may be many members. */
  list(): Promise<string[]>;
  /** Overwrites the key and removes it. Resolves also when there is none. */
  destroy(name: string): Promise<void>;
  /**
   * Notes that the member whose key has this id was erased. The notes are stored with the keys and not in the
   * database, because they must outlive the restore of an older copy of the database.
   */
  noteErased(keyId: string): Promise<void>;
  /** The ids of the keys of all members who were erased. */
  listErased(): Promise<string[]>;
}

// A purpose, with a number where its keys rotate. Temporary files that a crash leaves behind do not match.
const OUR_NAMES = /^[a-z]+(-\d+)?$/;

const KEY_IDS = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

// The keys of members, named by random ids, are in a directory of their own, which backups include. Each is
// in the folder of its first two digits.
const MEMBERS = 'members';
const ERASED = 'erased';

/** The name in the keyring of the member's key with this id. */
export function memberKeyName(keyId: string): string {
  return `member-${keyId}`;
}

/** The id of the member's key of this name; undefined for a purpose. Throws for any other name. */
export function memberKeyIdOf(name: string): string | undefined {
  const id = name.startsWith('member-') ? name.slice('member-'.length) : undefined;
  if (id === undefined ? !OUR_NAMES.test(name) : !KEY_IDS.test(id))
    throw new Error(`"${name}" is not a key name of ours.`);
  return id;
}

/** Whether a name can be the id of a member's key. */
export function isKeyId(name: string): boolean {
  return KEY_IDS.test(name);
}

/** Whether a name can be that of a purpose. */
export function isPurpose(name: string): boolean {
  return OUR_NAMES.test(name) && name !== MEMBERS && name !== ERASED;
}

/** A keyring in a directory, which can also list the ids of the members' keys. */
export interface DiskKeyring extends Keyring {
  listMembers(): Promise<string[]>;
}

/** Opens the keyring in a directory, which is made when missing. */
export async function openKeyring(directory: string): Promise<DiskKeyring> {
  await mkdir(path.join(directory, MEMBERS), { recursive: true, mode: 0o700 });

  function pathOf(name: string): string {
    const id = memberKeyIdOf(name);
    return id === undefined ? path.join(directory, name) : path.join(directory, MEMBERS, id.slice(0, 2), id);
  }

  // Earlier releases kept the keys of members beside the folders.
  function oldPathOf(name: string): string {
    return path.join(directory, MEMBERS, memberKeyIdOf(name) ?? '.none');
  }

  async function moveOld(name: string): Promise<void> {
    if (!existsSync(oldPathOf(name))) return;
    await makeFolder(name);
    await orUndefined(rename(oldPathOf(name), pathOf(name)));
  }

  async function makeFolder(name: string): Promise<void> {
    const folder = path.dirname(pathOf(name));
    const made = await mkdir(folder, { recursive: true, mode: 0o700 });
    if (made !== undefined) await syncDirectory(path.dirname(folder));
  }

  async function find(name: string): Promise<Buffer | undefined> {
    let key = readKey(pathOf(name));
    if (!key && memberKeyIdOf(name) !== undefined) {
      await moveOld(name);
      key = readKey(pathOf(name));
    }
    if (key && key.length !== KEY_BYTES) throw new Error(`The key file ${pathOf(name)} is damaged.`);
    return key;
  }

  // A link to an existing name fails, so of several servers the first one's key counts, and it is complete
  // when it appears.
  async function make(name: string): Promise<void> {
    await makeFolder(name);
    const unfinished = `${pathOf(name)}.${randomBytes(8).toString('hex')}.tmp`;
    try {
      await writeDurably(unfinished, randomBytes(KEY_BYTES));
      await link(unfinished, pathOf(name)).catch(unlessCode('EEXIST'));
    } finally {
      await rm(unfinished, { force: true });
    }
    await syncDirectory(path.dirname(pathOf(name)));
  }

  return {
    find,

    async obtain(name) {
      const known = await find(name);
      if (known) return known;
      await make(name);
      const made = await find(name);
      if (!made) throw new Error(`The key file ${pathOf(name)} vanished while it was made.`);
      return made;
    },

    async list() {
      return (await readdir(directory)).filter(isPurpose);
    },

    async destroy(name) {
      // In this order, because another server may be moving it.
      await overwriteAndRemove(oldPathOf(name));
      await overwriteAndRemove(pathOf(name));
    },

    async noteErased(keyId) {
      const erased = path.join(directory, ERASED);
      await mkdir(erased, { recursive: true, mode: 0o700 });
      await writeDurably(path.join(erased, keyId), new Uint8Array());
      await syncDirectory(erased);
    },

    async listMembers() {
      const names = await readdir(path.join(directory, MEMBERS), { recursive: true });
      return names.map((name) => path.basename(name)).filter(isKeyId);
    },

    async listErased() {
      return ((await orUndefined(readdir(path.join(directory, ERASED)))) ?? []).filter(isKeyId);
    },
  };
}

async function overwriteAndRemove(key: string): Promise<void> {
  const file = await orUndefined(open(key, 'r+'));
  if (!file) return;
  try {
    await file.write(randomBytes(KEY_BYTES), 0, KEY_BYTES, 0);
    await file.sync();
  } finally {
    await file.close();
  }
  await rm(key, { force: true });
  await syncDirectory(path.dirname(key));
}

// A few bytes that the system holds in memory, and nearly every call needs a key: 6 µs of the processor.
// Opening, reading and closing them in other threads takes 135 µs.
function readKey(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function unlessCode(code: string): (error: NodeJS.ErrnoException) => void {
  return (error) => {
    if (error.code !== code) throw error;
  };
}
