import { buffer } from 'node:stream/consumers';
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { PASSPHRASE } from '../../test/backups.ts';
import { type Entry, LARGEST_BODY, readArchive, writeArchive } from './archive.ts';

async function* listed<T>(things: readonly T[]): AsyncGenerator<T> {
  yield* things;
}

const ENTRIES: Entry[] = [
  { name: 'manifest', body: Buffer.from('{}') },
  { name: 'keys/erased/nobody', body: Buffer.alloc(0) },
  { name: 'table/public.a', body: Buffer.alloc(LARGEST_BODY, 'a') },
  ...Array.from({ length: 5 }, () => ({ name: 'thumbnails/a.webp', body: randomBytes(900_000) })),
];

async function* broken(): AsyncGenerator<Entry> {
  yield* ENTRIES;
  throw new Error('The database went away.');
}

const write = (entries: readonly Entry[]) => buffer(writeArchive(listed(entries), PASSPHRASE));

async function read(file: Buffer, size = 65_536): Promise<Entry[]> {
  const parts = Array.from({ length: Math.ceil(file.length / size) }, (_, index) =>
    file.subarray(index * size, (index + 1) * size),
  );
  const entries: Entry[] = [];
  for await (const { name, body } of readArchive(listed(parts), PASSPHRASE))
    entries.push({ name, body: Buffer.from(body) });
  return entries;
}

test('an archive opens to its entries, wherever its bytes are cut into parts', async () => {
  const file = await write(ENTRIES);
  for (const size of [7_919, 65_536, file.length]) expect(await read(file, size)).toEqual(ENTRIES);
});

test('nothing of an archive can be read without the passphrase, and two are never alike', async () => {
  const secret: Entry = { name: 'a-name-to-find', body: Buffer.from('a content to find') };
  const [one, two] = [await write([secret]), await write([secret])];
  expect(one.includes('to-find') || one.includes('to find')).toBe(false);
  expect(one.subarray(16).equals(two.subarray(16))).toBe(false);
});

test('an archive that is cut at any block, or whose blocks are exchanged, is refused', async () => {
  const file = await write(ENTRIES);
  const cuts = [60];
  for (let at = 60; at < file.length;) cuts.push((at += 5 + file.readUInt32BE(at + 1)));
  expect(cuts.length).toBeGreaterThan(4);
  for (const cut of cuts.slice(0, -1))
    await expect(read(file.subarray(0, cut))).rejects.toThrow('damaged or cut off');
  const [start = 0, first = 0, second = 0] = cuts;
  const exchanged = [
    [0, start],
    [first, second],
    [start, first],
    [second, file.length],
  ].map(([from, to]) => file.subarray(from, to));
  await expect(read(Buffer.concat(exchanged))).rejects.toThrow('damaged or cut off');
});

test('a fault while an archive is written is told as it is', async () => {
  await expect(buffer(writeArchive(broken(), PASSPHRASE))).rejects.toThrow('The database went away.');
});
