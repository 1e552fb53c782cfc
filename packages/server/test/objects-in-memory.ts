import type { ObjectStore } from '../src/object-store.ts';

/** A bucket in memory, for tests of what is kept in one. */
export function createObjectsInMemory(): ObjectStore & { objects: Map<string, Buffer> } {
  const objects = new Map<string, Buffer>();
  return {
    objects,
    find: async (name) => objects.get(name),
    put: async (name, bytes) => void objects.set(name, Buffer.from(bytes)),
    async putNew(name, bytes) {
      if (objects.has(name)) return false;
      objects.set(name, Buffer.from(bytes));
      return true;
    },
    remove: async (name) => void objects.delete(name),
    async *list(start) {
      yield [...objects.keys()]
        .filter((name) => name.startsWith(start))
        .map((name) => ({ name, writtenAt: new Date(0), bytes: objects.get(name)?.length ?? 0 }));
    },
  };
}
