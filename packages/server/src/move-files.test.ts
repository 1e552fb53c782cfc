import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { filesBelow } from '../test/files-below.ts';
import { createObjectsInMemory } from '../test/objects-in-memory.ts';
import { memberKeyName, openKeyring } from './keyring.ts';
import { moveFiles } from './move-files.ts';
import { whileKeysMove } from './moving-keyring.ts';
import type { ObjectStore } from './object-store.ts';
import { openFiles, openFilesOnDisk } from './open-files.ts';
import { openSealedKeyring } from './sealed-keyring.ts';

const SECRETS = [Buffer.alloc(32, 1)];
const COUNT = 40;

let dataDir: string;
let keyIds: string[];
let names: string[];
let store: ReturnType<typeof createObjectsInMemory>;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'daylit-move-'));
  store = createObjectsInMemory();
  await writeFile(path.join(dataDir, 'directory.id'), 'an id');
  const keyring = await openKeyring(path.join(dataDir, 'keys'));
  keyIds = Array.from({ length: COUNT }, () => crypto.randomUUID());
  for (const keyId of keyIds) await keyring.obtain(memberKeyName(keyId));
  await keyring.obtain('mail');
  names = Array.from({ length: COUNT }, (_, index) => `${(0xa000 + index * 77).toString(16)}.webp`);
  const files = await openFilesOnDisk(dataDir);
  for (const name of names) await files.thumbnails.put(name, Buffer.from(`picture ${name}`));
  await files.originals.put('aabbcc', Buffer.from('a sealed photo'));
  await files.archives.write('an-export', parts());
});
afterEach(() => rm(dataDir, { recursive: true }));

async function* parts(): AsyncGenerator<Buffer> {
  for (let part = 0; part < 10; part += 1) yield Buffer.alloc(1024 * 1024, part);
}

const move = (objects: ObjectStore = store, signal = new AbortController().signal) =>
  moveFiles({
    bucket: { objects, secrets: SECRETS, name: 'test' },
    dataDir,
    onProgress: () => undefined,
    signal,
  });

/** What a running server uses meanwhile. */
async function server() {
  const files = await openFiles({ dataDir, objects: store, movesFrom: dataDir });
  const keyring = whileKeysMove(
    openSealedKeyring(store, SECRETS),
    await openKeyring(path.join(dataDir, 'keys')),
  );
  return { files, keyring };
}

/** The store, with something that happens before each new object. */
function before(act: (name: string) => Promise<void>): ObjectStore {
  return {
    ...store,
    async putNew(name, bytes) {
      await act(name);
      return await store.putNew(name, bytes);
    },
  };
}

const thumbnailsInBucket = () => [...store.objects.keys()].filter((name) => name.startsWith('thumbnails/'));

describe('the move', () => {
  test('the move brings every file and key into the bucket and leaves none on the disk', async () => {
    const keys = await Promise.all(
      keyIds.map(async (id) => (await server()).keyring.find(memberKeyName(id))),
    );
    expect(await move()).toBe(COUNT + 1 + COUNT + 2);
    const files = await openFiles({ dataDir: '', objects: store, movesFrom: undefined });
    for (const name of names) expect(String(await files.thumbnails.find(name))).toBe(`picture ${name}`);
    const keyring = openSealedKeyring(store, SECRETS);
    expect(await Promise.all(keyIds.map((id) => keyring.find(memberKeyName(id))))).toEqual(keys);
    expect(await files.archives.read('an-export')).toBeDefined();
    expect(await filesBelow(dataDir)).toEqual(['directory.moved']);
  });

  test('a move that is cut off continues, and a server reads everything at each moment', async () => {
    let left = 60;
    const killed = before(async () => {
      if (left-- === 0) throw new Error('killed');
      const { files, keyring } = await server();
      expect(await files.thumbnails.find(names.at(left % COUNT) ?? '')).toBeDefined();
      expect(await keyring.find(memberKeyName(keyIds.at(left % COUNT) ?? ''))).toBeDefined();
    });
    await expect(move(killed)).rejects.toThrow('killed');
    expect(await readFile(path.join(dataDir, 'directory.id'), 'utf8')).toBe('an id');
    await move();
    expect(thumbnailsInBucket()).toHaveLength(COUNT);
    expect(await filesBelow(dataDir)).toEqual(['directory.moved']);
  });

  test('what a server removes, overwrites or erases meanwhile is as the server left it', async () => {
    const [removed = '', overwritten = ''] = names;
    const [erased = ''] = keyIds;
    const meanwhile = before(async (object) => {
      const { files, keyring } = await server();
      if (object === `thumbnails/${removed}`) await files.thumbnails.remove(removed);
      if (object === `thumbnails/${overwritten}`)
        await files.thumbnails.put(overwritten, Buffer.from('newer'));
      if (object !== `keys/members/${erased}`) return;
      await keyring.noteErased(erased);
      await keyring.destroy(memberKeyName(erased));
    });
    await move(meanwhile);
    const { files, keyring } = await server();
    expect(await files.thumbnails.find(removed)).toBeUndefined();
    expect(String(await files.thumbnails.find(overwritten))).toBe('newer');
    expect(await keyring.find(memberKeyName(erased))).toBeUndefined();
    expect([...store.objects.keys()].filter((name) => name.includes(erased))).toEqual([
      `keys/erased/${erased}`,
    ]);
    expect(thumbnailsInBucket()).toHaveLength(COUNT - 1);
  });

  test('a copy that differs stops the move, and the file stays on the disk', async () => {
    const [name = ''] = names;
    const damaging: ObjectStore = {
      ...store,
      putNew: (object, bytes) => store.putNew(object, object.endsWith(name) ? bytes.subarray(1) : bytes),
    };
    await expect(move(damaging)).rejects.toThrow(`The copy of thumbnails/${name} differs`);
    expect(await filesBelow(path.join(dataDir, 'thumbnails'))).toContain(name);
  });
});
