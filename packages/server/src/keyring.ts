import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, mkdir, open, readdir, rm } from 'node:fs/promises';
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
}

// A purpose, with a number where its keys rotate. Temporary files that a crash leaves behind do not match.
const OUR_NAMES = /^[a-z]+(-\d+)?$/;

// The key of a member, named by a random id, is in a directory of its own, which backups include.
const MEMBER_NAMES = /^member-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;
const MEMBERS = 'members';

/** Opens the keyring in a directory, which is made when missing. */
export async function openKeyring(directory: string): Promise<Keyring> {
  await mkdir(path.join(directory, MEMBERS), { recursive: true, mode: 0o700 });

  function pathOf(name: string): string {
    const memberId = MEMBER_NAMES.exec(name)?.[1];
    if (memberId !== undefined) return path.join(directory, MEMBERS, memberId);
    if (!OUR_NAMES.test(name)) throw new Error(`"${name}" is not a key name of ours.`);
    return path.join(directory, name);
  }

  async function find(name: string): Promise<Buffer | undefined> {
    const key = readKey(pathOf(name));
    if (key && key.length !== KEY_BYTES) throw new Error(`The key file ${pathOf(name)} is damaged.`);
    return key;
  }

  // A link to an existing name fails, so of several servers the first one's key counts, and it is complete
  // when it appears.
  async function make(name: string): Promise<void> {
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
      return (await readdir(directory)).filter((name) => OUR_NAMES.test(name) && name !== MEMBERS);
    },

    async destroy(name) {
      const file = await orUndefined(open(pathOf(name), 'r+'));
      if (!file) return;
      try {
        await file.write(randomBytes(KEY_BYTES), 0, KEY_BYTES, 0);
        await file.sync();
      } finally {
        await file.close();
      }
      await rm(pathOf(name), { force: true });
      await syncDirectory(path.dirname(pathOf(name)));
    },
  };
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
