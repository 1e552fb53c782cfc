import { randomBytes } from 'node:crypto';
import type { ObjectStore } from '../../object-store.ts';
import type { StreamStore } from '../../modules/privacy/ports.ts';
import type { FileStore } from '../../modules/scans/ports.ts';

// Defence in depth: no name leaves its folder.
const OUR_NAMES = /^[0-9a-z-]+(\.[0-9a-z]+)*$/;

/** Bytes of one object of a stream: the most memory that it takes. */
const PART_BYTES = 8 * 1024 * 1024;

/** Files as objects of one folder of a bucket. */
export function createObjectFiles(store: ObjectStore, folder: string): FileStore {
  const objectOf = namesIn(folder);
  return {
    put: (name, bytes) => store.put(objectOf(name), bytes),
    find: (name) => store.find(objectOf(name)),
    remove: (name) => store.remove(objectOf(name)),
    listOlderThan: (moment, start = '') => listOlderThan(store, folder, moment, start),
  };
}

/**
 * Files of any size in one folder of a bucket. Each write has objects of its own, and a last one that names
 * them, so a file is complete or absent, and a part that a crash left behind is listed like any file.
 */
export function createObjectStreams(store: ObjectStore, folder: string): StreamStore {
  const objectOf = namesIn(folder);

  async function partsOf(name: string): Promise<string[] | undefined> {
    const list = await store.find(objectOf(name));
    return list && (JSON.parse(list.toString()) as string[]);
  }

  async function remove(name: string): Promise<void> {
    // Without its list a file is gone; the parts follow, or are found as leftovers.
    const parts = isPart(name) ? [] : ((await partsOf(name)) ?? []);
    for (const each of [name, ...parts]) await store.remove(objectOf(each));
  }

  return {
    async write(name, content) {
      const own = randomBytes(8).toString('hex');
      const written: string[] = [];
      try {
        for await (const bytes of inParts(content)) {
          const part = `${name}.${own}.${written.length}`;
          written.push(part);
          await store.put(objectOf(part), bytes);
        }
        const before = (await partsOf(name)) ?? [];
        await store.put(objectOf(name), Buffer.from(JSON.stringify(written)));
        for (const part of before) await store.remove(objectOf(part));
      } catch (error) {
        for (const part of written) await store.remove(objectOf(part)).catch(() => undefined);
        throw error;
      }
    },

    async read(name) {
      const parts = await partsOf(name);
      return parts && readParts(parts);
    },

    remove,

    async listOlderThan(moment) {
      const names: string[] = [];
      for await (const page of listOlderThan(store, folder, moment, '')) names.push(...page);
      return names;
    },
  };

  async function* readParts(parts: readonly string[]): AsyncGenerator<Buffer> {
    for (const part of parts) {
      const bytes = await store.find(objectOf(part));
      if (!bytes) throw new Error(`The file ${part} was removed while it was read.`);
      yield bytes;
    }
  }
}

function isPart(name: string): boolean {
  return name.includes('.');
}

function namesIn(folder: string): (name: string) => string {
  return (name) => {
    if (!OUR_NAMES.test(name)) throw new Error(`"${name}" is not a file name of ours.`);
    return `${folder}/${name}`;
  };
}

async function* listOlderThan(
  store: ObjectStore,
  folder: string,
  moment: Date,
  start: string,
): AsyncGenerator<string[]> {
  for await (const page of store.list(`${folder}/${start}`)) {
    const old = page.filter(({ writtenAt }) => writtenAt < moment);
    yield old.map(({ name }) => name.slice(folder.length + 1)).filter((name) => OUR_NAMES.test(name));
  }
}

async function* inParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const bytes of content) {
    waiting.push(bytes);
    length += bytes.length;
    if (length < PART_BYTES) continue;
    yield Buffer.concat(waiting);
    [waiting, length] = [[], 0];
  }
  if (length > 0) yield Buffer.concat(waiting);
}
