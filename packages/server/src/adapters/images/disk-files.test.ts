import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describesFileStores } from '../../../test/file-store.suite.ts';
import { gather } from '../../../test/gather.ts';
import type { FileStore } from '../../modules/scans/ports.ts';
import { createDiskFiles } from './disk-files.ts';

let directory: string;
let files: FileStore;

beforeEach(async () => {
  directory = path.join(await mkdtemp(path.join(tmpdir(), 'disk-files-')), 'made', 'when missing');
  files = await createDiskFiles(directory);
});
afterEach(async () => await rm(path.dirname(path.dirname(directory)), { recursive: true }));

describe('files on a disk', () => {
  describesFileStores(async () => files);
});

it('the store lets nobody but the owner read', async () => {
  await files.put('a1.webp', Buffer.from('a face'));
  const names = [directory, path.join(directory, 'a1'), path.join(directory, 'a1', 'a1.webp')];
  const modes = await Promise.all(names.map(async (name) => (await stat(name)).mode & 0o777));
  expect(modes).toEqual([0o700, 0o700, 0o600]);
  expect(await readdir(path.join(directory, 'a1'))).toEqual(['a1.webp']);
});

it('the store makes no folder for a file that is not there', async () => {
  expect(await files.find('a1.webp')).toBeUndefined();
  await files.remove('a1.webp');
  expect(await readdir(directory)).toEqual([]);
});

async function stepsOlderThan(moment: Date): Promise<string[][]> {
  return await gather(files.listOlderThan(moment));
}

it('the store lists old files, unfinished writes among them, and nothing that is not ours', async () => {
  await files.put('abold', Buffer.from('x'));
  await files.put('abnew', Buffer.from('x'));
  const folder = path.join(directory, 'ab');
  await writeFile(path.join(directory, '.DS_Store'), 'x');
  await writeFile(path.join(folder, '.DS_Store'), 'x');
  await mkdir(path.join(folder, 'folder'));
  await writeFile(path.join(folder, 'abcut.tmp'), 'half');
  const longAgo = new Date('2020-01-01');
  for (const name of ['abold', 'abcut.tmp', '.DS_Store', 'folder'])
    await utimes(path.join(folder, name), longAgo, longAgo);
  const steps = await stepsOlderThan(new Date('2021-01-01'));
  expect(steps.flat().toSorted()).toEqual(['abcut.tmp', 'abold']);
});

it('the store lists a directory of any size in batches that fit into one database query', async () => {
  const names = Array.from({ length: 1_000 }, (_, index) => `file${index}`);
  for (const name of names) await writeFile(path.join(directory, name), '');
  const steps = await stepsOlderThan(new Date(Date.now() + 60_000));
  expect(Math.max(...steps.map(({ length }) => length))).toBeLessThan(500);
  expect(steps.flat().toSorted()).toEqual(names.toSorted());
});

describe('files of earlier releases, beside the folders', () => {
  it('a file beside the folders is found, and is in its folder afterwards', async () => {
    await writeFile(path.join(directory, 'abc.webp'), 'a face');
    const finds = await Promise.all([files.find('abc.webp'), files.find('abc.webp')]);
    expect(finds.map(String)).toEqual(['a face', 'a face']);
    expect(await readdir(directory)).toEqual(['ab']);
  });

  it('a list moves all of them and keeps their times', async () => {
    const names = ['abc.webp', 'abd.webp', 'cde.webp'];
    const longAgo = new Date('2020-01-01');
    for (const name of names) {
      await writeFile(path.join(directory, name), 'a face');
      await utimes(path.join(directory, name), longAgo, longAgo);
    }
    expect((await gather(files.listOlderThan(new Date('2021-01-01'), 'ab'))).flat().toSorted()).toEqual([
      'abc.webp',
      'abd.webp',
    ]);
    expect((await readdir(directory)).toSorted()).toEqual(['ab', 'cd']);
  });

  it('a removed or overwritten one does not come back', async () => {
    await writeFile(path.join(directory, 'abc.webp'), 'old');
    await writeFile(path.join(directory, 'abd.webp'), 'old');
    await files.put('abc.webp', Buffer.from('new'));
    await files.remove('abd.webp');
    await stepsOlderThan(new Date());
    expect(String(await files.find('abc.webp'))).toBe('new');
    expect(await files.find('abd.webp')).toBeUndefined();
  });
});
