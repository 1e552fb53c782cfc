import { type Keyring, memberKeyName } from '../../keyring.ts';

/** Which members were erased. It is stored with the keys, see `Keyring.noteErased`. */
export interface ErasureLog {
  /** Notes the erasure and destroys the key. Safe to call again. */
  finish(keyId: string): Promise<void>;
  /** Finishes an erasure of the list whose key is there, again or still. Costs little where it is not. */
  finishAgain(keyId: string): Promise<void>;
  /** The ids of the keys of all members who were erased. */
  list(): Promise<string[]>;
}

interface Dependencies {
  keyring: Pick<Keyring, 'destroy' | 'find' | 'noteErased' | 'listErased'>;
}

export function createErasureLog({ keyring }: Dependencies): ErasureLog {
  async function finish(keyId: string): Promise<void> {
    await keyring.noteErased(keyId);
    await keyring.destroy(memberKeyName(keyId));
  }

  return {
    finish,

    async finishAgain(keyId) {
      if (await keyring.find(memberKeyName(keyId))) await finish(keyId);
    },

    list: () => keyring.listErased(),
  };
}
