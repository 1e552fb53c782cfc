import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { syncDirectory, writeDurably } from '../../durable-files.ts';
import type { Keyring } from '../../keyring.ts';
import { memberKeyName } from './member-keys.ts';

/**
 * Which members were erased: an empty file for each, named by the id of the key. It is stored with the keys
 * and not in the database, because it must outlive the restore of an older copy of the database.
 */
export interface ErasureLog {
  /** Notes the erasure and destroys the key. Safe to call again. */
  finish(keyId: string): Promise<void>;
  /** Finishes an erasure of the list whose key is there, again or still. Costs little where it is not. */
  finishAgain(keyId: string): Promise<void>;
  /** The ids of the keys of all members who were erased. */
  list(): Promise<string[]>;
}

interface Dependencies {
  keyring: Pick<Keyring, 'destroy' | 'find'>;
  /** Where the files lie; made when missing. */
  directory: string;
}

const KEY_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export function createErasureLog({ keyring, directory }: Dependencies): ErasureLog {
  async function finish(keyId: string): Promise<void> {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await writeDurably(path.join(directory, keyId), new Uint8Array());
    await syncDirectory(directory);
    await keyring.destroy(memberKeyName(keyId));
  }

  return {
    finish,

    async finishAgain(keyId) {
      if (await keyring.find(memberKeyName(keyId))) await finish(keyId);
    },

    async list() {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      return (await readdir(directory)).filter((name) => KEY_ID.test(name));
    },
  };
}
