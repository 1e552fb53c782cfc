import { randomBytes } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { createObjectsInMemory } from '../test/objects-in-memory.ts';
import { memberKeyName } from './keyring.ts';
import { openSealedKeyring, rotateKeys } from './sealed-keyring.ts';

const [OLD, NEW] = [randomBytes(32), randomBytes(32)];
const MINUTE = 60_000;

afterEach(() => vi.useRealTimers());

const noProgress = () => undefined;

test('servers that make a key at once have the same one, and each purpose and member has its own', async () => {
  const store = createObjectsInMemory();
  const keyrings = Array.from({ length: 10 }, () => openSealedKeyring(store, [OLD]));
  const names = ['mail', 'photo-1', memberKeyName(crypto.randomUUID())];
  const keys = await Promise.all(
    names.map((name) => Promise.all(keyrings.map((keyring) => keyring.obtain(name)))),
  );
  const different = keys.map((same) => new Set(same.map((key) => key.toString('hex'))));
  expect(different.map(({ size }) => size)).toEqual([1, 1, 1]);
  expect(new Set(different.flatMap((each) => [...each])).size).toBe(3);
  expect((await openSealedKeyring(store, [OLD]).list()).toSorted()).toEqual(['mail', 'photo-1']);
});

test('the bucket alone opens nothing, and no key opens in the place of another', async () => {
  const store = createObjectsInMemory();
  const name = memberKeyName(crypto.randomUUID());
  const key = await openSealedKeyring(store, [OLD]).obtain(name);
  await openSealedKeyring(store, [OLD]).obtain('mail');
  expect([...store.objects.values()].some((bytes) => bytes.includes(key))).toBe(false);
  await expect(openSealedKeyring(store, [NEW]).find(name)).rejects.toThrow('sealed under none of KEYS');
  const [first = '', second = ''] = [...store.objects.keys()];
  store.objects.set(first, store.objects.get(second) ?? Buffer.alloc(0));
  await expect(openSealedKeyring(store, [OLD]).find(name)).rejects.toThrow(/authenticate/);
});

test('a destroyed key is gone from the bucket, and from other servers within a minute', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const store = createObjectsInMemory();
  const [one, other] = [openSealedKeyring(store, [OLD]), openSealedKeyring(store, [OLD])];
  const keyId = crypto.randomUUID();
  const name = memberKeyName(keyId);
  await one.obtain(name);
  await other.obtain(name);
  await one.noteErased(keyId);
  await one.destroy(name);
  expect([...store.objects.keys()]).toEqual([`keys/erased/${keyId}`]);
  expect(await one.find(name)).toBeUndefined();
  vi.advanceTimersByTime(MINUTE);
  expect(await other.find(name)).toBeUndefined();
  expect(await other.listErased()).toEqual([keyId]);
});

test('a rotation seals every key under the first one, and all stay the same', async () => {
  const store = createObjectsInMemory();
  const names = ['mail', ...Array.from({ length: 20 }, () => memberKeyName(crypto.randomUUID()))];
  const before = openSealedKeyring(store, [OLD]);
  const keys = await Promise.all(names.map((name) => before.obtain(name)));
  await rotateKeys(store, [NEW, OLD], noProgress);
  const after = openSealedKeyring(store, [NEW]);
  expect(await Promise.all(names.map((name) => after.find(name)))).toEqual(keys);
});

test('a rotation that is cut off continues where it stopped', async () => {
  const store = createObjectsInMemory();
  const before = openSealedKeyring(store, [OLD]);
  for (let member = 0; member < 20; member += 1) await before.obtain(memberKeyName(crypto.randomUUID()));
  let left = 8;
  const cutOff = {
    ...store,
    put: async (name: string, bytes: Uint8Array) => {
      if (left-- === 0) throw new Error('killed');
      await store.put(name, bytes);
    },
  };
  await expect(rotateKeys(cutOff, [NEW, OLD], noProgress)).rejects.toThrow('killed');
  const progress: number[][] = [];
  await rotateKeys(store, [NEW, OLD], (...numbers) => progress.push(numbers));
  expect(progress.at(-1)).toEqual([20, 12]);
});

test('a rotation brings no key back that is destroyed meanwhile', async () => {
  const store = createObjectsInMemory();
  const keyring = openSealedKeyring(store, [OLD]);
  const keyId = crypto.randomUUID();
  await keyring.obtain(memberKeyName(keyId));
  const slow = {
    ...store,
    put: async (name: string, bytes: Uint8Array) => {
      await keyring.noteErased(keyId);
      await keyring.destroy(memberKeyName(keyId));
      await store.put(name, bytes);
    },
  };
  await rotateKeys(slow, [NEW, OLD], noProgress);
  expect([...store.objects.keys()]).toEqual([`keys/erased/${keyId}`]);
});
