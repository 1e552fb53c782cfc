import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filesBelow } from '../../../test/files-below.ts';
import { addMember } from '../../../test/members.ts';
import { createTestDatabase } from '../../../test/test-database.ts';
import { systemClock } from '../../clock.ts';
import { openDatabase } from '../../db/database.ts';
import { memberKeyName, openKeyring } from '../../keyring.ts';
import { createMemberKeys } from './member-keys.ts';

const directory = await mkdtemp(path.join(os.tmpdir(), 'daylit-member-keys-'));
const { db, close } = openDatabase({ url: await createTestDatabase() });
const keyring = await openKeyring(directory);
const keys = createMemberKeys({ keyring });
const noor = (await addMember(db, systemClock)).id;
const mira = (await addMember(db, systemClock)).id;
const SECRET = Buffer.from('oily on the forehead');

afterAll(async () => {
  await close();
  await rm(directory, { recursive: true });
});

const keyIdOf = async (id: number) =>
  (await db.selectFrom('users').select('key_id').where('id', '=', id).executeTakeFirstOrThrow()).key_id;

test('what is sealed for a member opens for that member, in its place, and nowhere else', async () => {
  const sealed = await keys.seal(db, noor, SECRET, 'scan 1');
  await keys.seal(db, mira, SECRET, 'scan 1');
  expect(sealed.includes(SECRET)).toBe(false);
  expect(await keys.open(db, noor, sealed, 'scan 1')).toEqual(SECRET);
  await expect(keys.open(db, noor, sealed, 'scan 2')).rejects.toThrow(/authenticate/);
  await expect(keys.open(db, mira, sealed, 'scan 1')).rejects.toThrow(/authenticate/);
});

test('nothing opens once the key is destroyed, and reading makes no new one', async () => {
  const sealed = await keys.seal(db, noor, SECRET, '');
  const before = await filesBelow(path.join(directory, 'members'));
  await keyring.destroy(memberKeyName(await keyIdOf(noor)));
  await expect(keys.open(db, noor, sealed, '')).rejects.toThrow(`The key of member ${noor} is missing`);
  expect(await filesBelow(path.join(directory, 'members'))).toHaveLength(before.length - 1);
  expect(await keyring.list()).toEqual([]);
});

test('an erased account gets a 401, and no key is made for it', async () => {
  const before = await filesBelow(path.join(directory, 'members'));
  await expect(keys.seal(db, 999, SECRET, '')).rejects.toMatchObject({ status: 401 });
  expect(await filesBelow(path.join(directory, 'members'))).toEqual(before);
});
