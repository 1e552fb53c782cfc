import type { Keyring } from './keyring.ts';

/**
 * The keyring `to` while `npm run move-files` moves the keys of `from` into it. Nothing is made in `from` any
 * more.
 */
export function whileKeysMove(to: Keyring, from: Keyring): Keyring {
  // Asked again at the end, because the key may have moved after the first question.
  async function find(name: string): Promise<Buffer | undefined> {
    return (await to.find(name)) ?? (await from.find(name)) ?? (await to.find(name));
  }

  return {
    find,
    obtain: async (name) => (await find(name)) ?? (await to.obtain(name)),
    list: async () => [...new Set([...(await to.list()), ...(await from.list())])],
    // In this order, because the mover looks whether a key is still there after it has copied it.
    async destroy(name) {
      await from.destroy(name);
      await to.destroy(name);
    },
    noteErased: to.noteErased,
    listErased: async () => [...new Set([...(await to.listErased()), ...(await from.listErased())])],
  };
}
