import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { memberKeyName, openKeyring } from '../../keyring.ts';
import { createErasureLog } from './erasure-log.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'daylit-erasures-'));
afterAll(() => rm(folder, { recursive: true }));

test('an erasure is finished again where its key has returned, and left alone where it has not', async () => {
  const keyring = await openKeyring(path.join(folder, 'keys'));
  const destroy = vi.spyOn(keyring, 'destroy');
  const log = createErasureLog({ keyring });
  const [gone, returned] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const id of [gone, returned]) {
    await keyring.obtain(memberKeyName(id));
    await log.finish(id);
  }
  await keyring.obtain(memberKeyName(returned));
  destroy.mockClear();

  for (const id of await log.list()) await log.finishAgain(id);
  expect(destroy.mock.calls).toEqual([[memberKeyName(returned)]]);
  expect(await keyring.find(memberKeyName(returned))).toBeUndefined();
  expect((await log.list()).toSorted()).toEqual([gone, returned].toSorted());
});
