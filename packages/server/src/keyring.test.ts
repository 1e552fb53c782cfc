import { link, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { memberKeyName, openKeyring } from './keyring.ts';

let parent: string;
let directory: string;

beforeEach(async () => {
  parent = await mkdtemp(path.join(os.tmpdir(), 'daylit-keys-'));
  directory = path.join(parent, 'keys');
});
afterEach(() => rm(parent, { recursive: true }));

test('twenty servers that start at once on one directory have one key, and each purpose has its own', async () => {
  const keyrings = await Promise.all(Array.from({ length: 20 }, () => openKeyring(directory)));
  const keys = await Promise.all(
    keyrings.map(async (keyring, place) => {
      // Each starts some steps after the one before, so that one finishes while another has just seen no key.
      for (let step = 0; step < place; step += 1) await keyring.list();
      return await keyring.obtain('mail');
    }),
  );
  expect(new Set([...keys, await keyrings[0]?.find('mail')].map((key) => key?.toString('hex'))).size).toBe(1);
  expect(keys[0]).toHaveLength(32);
  expect(await keyrings[0]?.obtain('photo-1')).not.toEqual(keys[0]);
  expect((await readdir(directory)).toSorted()).toEqual(['mail', 'members', 'photo-1']);
});

test('only its owner can read it', async () => {
  const keyring = await openKeyring(directory);
  await keyring.obtain('mail');
  const modes = await Promise.all(
    [directory, path.join(directory, 'mail')].map(async (name) => (await stat(name)).mode & 0o777),
  );
  expect(modes).toEqual([0o700, 0o600]);
});

test('a destroyed key is overwritten, and the next one is different', async () => {
  const keyring = await openKeyring(directory);
  const key = await keyring.obtain('photo-1');
  const elsewhere = path.join(parent, 'another name of the same bytes on disk');
  await link(path.join(directory, 'photo-1'), elsewhere);
  await keyring.destroy('photo-1');
  await keyring.destroy('photo-1');
  expect(await keyring.find('photo-1')).toBeUndefined();
  expect((await readFile(elsewhere)).equals(key)).toBe(false);
  expect((await keyring.obtain('photo-1')).equals(key)).toBe(false);
});

test('a damaged key is named and never used', async () => {
  const keyring = await openKeyring(directory);
  await writeFile(path.join(directory, 'mail'), 'too short');
  await expect(keyring.obtain('mail')).rejects.toThrow(
    `The key file ${path.join(directory, 'mail')} is damaged.`,
  );
});

test('a file that a crash left incomplete is no key', async () => {
  const keyring = await openKeyring(directory);
  await writeFile(path.join(directory, 'mail.0123.tmp'), 'half');
  expect(await keyring.list()).toEqual([]);
  await expect(keyring.find('../mail')).rejects.toThrow('not a key name of ours');
});

test('the key of a member is in a folder, also one that an earlier release kept beside the folders', async () => {
  const [id, old] = [crypto.randomUUID(), crypto.randomUUID()];
  const keyring = await openKeyring(directory);
  await keyring.obtain(memberKeyName(id));
  const before = Buffer.alloc(32, 5);
  await writeFile(path.join(directory, 'members', old), before);
  const found = await Promise.all(Array.from({ length: 5 }, () => keyring.obtain(memberKeyName(old))));
  expect(found).toEqual(Array.from({ length: 5 }, () => before));
  expect((await readdir(path.join(directory, 'members'))).toSorted()).toEqual(
    [...new Set([id.slice(0, 2), old.slice(0, 2)])].toSorted(),
  );
  await keyring.destroy(memberKeyName(old));
  expect(await keyring.find(memberKeyName(old))).toBeUndefined();
});

test('the key of an earlier release is overwritten when it is destroyed', async () => {
  const id = crypto.randomUUID();
  const keyring = await openKeyring(directory);
  const place = path.join(directory, 'members', id);
  await writeFile(place, Buffer.alloc(32, 5));
  const elsewhere = path.join(parent, 'another name of the same bytes on disk');
  await link(place, elsewhere);
  await keyring.destroy(memberKeyName(id));
  expect(await keyring.find(memberKeyName(id))).toBeUndefined();
  expect((await readFile(elsewhere)).equals(Buffer.alloc(32, 5))).toBe(false);
});
