import type { StreamStore } from '../../modules/privacy/ports.ts';
import type { FileStore } from '../../modules/scans/ports.ts';

/**
 * The store `to` while `npm run move-files` moves the files of `from` into it. Nothing is written to `from`
 * any more.
 */
export function whileFilesMove(to: FileStore, from: FileStore): FileStore {
  return {
    put: to.put,

    // Asked again at the end, because the file may have moved after the first question.
    async find(name) {
      return (await to.find(name)) ?? (await from.find(name)) ?? (await to.find(name));
    },

    // In this order, because the mover looks whether a file is still there after it has copied it.
    async remove(name) {
      await from.remove(name);
      await to.remove(name);
    },

    async *listOlderThan(moment, start) {
      yield* to.listOlderThan(moment, start);
      yield* from.listOlderThan(moment, start);
    },
  };
}

/** The same for streams. */
export function whileStreamsMove(to: StreamStore, from: StreamStore): StreamStore {
  return {
    write: to.write,

    async read(name) {
      return (await to.read(name)) ?? (await from.read(name)) ?? (await to.read(name));
    },

    async remove(name) {
      await from.remove(name);
      await to.remove(name);
    },

    async listOlderThan(moment) {
      return [...(await to.listOlderThan(moment)), ...(await from.listOlderThan(moment))];
    },
  };
}
