import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FileStore } from '../../modules/scans/ports.ts';
import { createDiskFiles } from './disk-files.ts';

let directory: string;
let files: FileStore;

beforeEach(async () => {
  directory = path.join(await mkdtemp(path.join(tmpdir(), 'disk-files-')), 'made', 'when missing');
  files = await createDiskFiles(directory);
});
afterEach(async () => await rm(path.dirname(path.dirname(directory)), { recursive: true }));

it('the store gives back what was put, the newest bytes, and nothing after removal', async () => {
  await files.put('a1.webp', Buffer.from('first'));
  await files.put('a1.webp', Buffer.from('second'));
  expect((await files.find('a1.webp'))?.toString()).toBe('second');
  expect(await readdir(directory)).toEqual(['a1.webp']);
  await files.remove('a1.webp');
  await files.remove('a1.webp');
  expect(await files.find('a1.webp')).toBeUndefined();
});

it('the store lets nobody but the owner read', async () => {
  await files.put('a1.webp', Buffer.from('a face'));
  const names = [directory, path.join(directory, 'a1.webp')];
  const modes = await Promise.all(names.map(async (name) => (await stat(name)).mode & 0o777));
  expect(modes).toEqual([0o700, 0o600]);
});

it('the store lets several write the same name at the same time', async () => {
  const [one, other] = [Buffer.alloc(100_000, 1), Buffer.alloc(100_000, 2)];
  await Promise.all([one, other, one, other].map((bytes) => files.put('a1.webp', bytes)));
  const result = await files.find('a1.webp');
  expect(result?.equals(one) || result?.equals(other)).toBe(true);
  expect(await readdir(directory)).toEqual(['a1.webp']);
});

async function stepsOlderThan(moment: Date): Promise<string[][]> {
  const steps: string[][] = [];
  for await (const names of files.listOlderThan(moment)) steps.push(names);
  return steps;
}

it('the store lists old files, unfinished writes among them, and nothing that is not ours', async () => {
  await writeFile(path.join(directory, '.DS_Store'), 'x');
  await mkdir(path.join(directory, 'folder'));
  await files.put('old', Buffer.from('x'));
  await files.put('new', Buffer.from('x'));
  await writeFile(path.join(directory, 'cut.tmp'), 'half');
  const longAgo = new Date('2020-01-01');
  for (const name of ['old', 'cut.tmp', '.DS_Store', 'folder']) {
    await utimes(path.join(directory, name), longAgo, longAgo);
  }
  const steps = await stepsOlderThan(new Date('2021-01-01'));
  expect(steps.flat().toSorted()).toEqual(['cut.tmp', 'old']);
});

it('the store lists a directory of any size in batches that fit into one database query', async () => {
  const names = Array.from({ length: 1_000 }, (_, index) => `file${index}`);
  for (const name of names) await writeFile(path.join(directory, name), '');
  const steps = await stepsOlderThan(new Date(Date.now() + 60_000));
  expect(Math.max(...steps.map(({ length }) => length))).toBeLessThan(500);
  expect(steps.flat().toSorted()).toEqual(names.toSorted());
});

it.each(['../up', 'a/b', '/etc/passwd', '.hidden', 'a\\b', '', 'a..b', 'a\0b'])(
  'the store refuses the name %j',
  async (name) => {
    await expect(files.find(name)).rejects.toThrow('not a file name of ours');
    await expect(files.put(name, Buffer.from('x'))).rejects.toThrow('not a file name of ours');
    await expect(files.remove(name)).rejects.toThrow('not a file name of ours');
  },
);
