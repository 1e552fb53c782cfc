import { expect, it } from 'vitest';
import { gather } from './gather.ts';
import type { StreamStore } from '../src/modules/privacy/ports.ts';
import type { FileStore } from '../src/modules/scans/ports.ts';

const LATER = () => new Date(Date.now() + 60_000);

/** What every store of files does, wherever it keeps them. Each call of `open` gives an empty one. */
export function describesFileStores(open: () => Promise<FileStore>): void {
  it('the store gives back what was put, the newest bytes, and nothing after removal', async () => {
    const files = await open();
    await files.put('a1.webp', Buffer.from('first'));
    await files.put('a1.webp', Buffer.from('second'));
    expect((await files.find('a1.webp'))?.toString()).toBe('second');
    await files.remove('a1.webp');
    await files.remove('a1.webp');
    expect(await files.find('a1.webp')).toBeUndefined();
  });

  it('the store lets several write the same name at the same time', async () => {
    const files = await open();
    const [one, other] = [Buffer.alloc(100_000, 1), Buffer.alloc(100_000, 2)];
    await Promise.all([one, other, one, other].map((bytes) => files.put('a1.webp', bytes)));
    const result = await files.find('a1.webp');
    expect(result?.equals(one) || result?.equals(other)).toBe(true);
    expect(await namesOf(files, LATER())).toEqual(['a1.webp']);
  });

  it('the store lists what is older than a moment, whole or by the beginning of the names', async () => {
    const files = await open();
    const names = ['aa1', 'aa2.webp', 'ab1', 'b12'];
    for (const name of names) await files.put(name, Buffer.from('x'));
    expect(await namesOf(files, LATER())).toEqual(names);
    expect(await namesOf(files, LATER(), 'aa')).toEqual(['aa1', 'aa2.webp']);
    expect(await namesOf(files, new Date(0))).toEqual([]);
  });

  it.each(['../up', 'a/b', '/etc/passwd', '.hidden', 'a\\b', '', 'a..b', 'a\0b'])(
    'the store refuses the name %j',
    async (name) => {
      const files = await open();
      const calls = [
        () => files.find(name),
        () => files.put(name, Buffer.from('x')),
        () => files.remove(name),
      ];
      for (const call of calls) await expect((async () => await call())()).rejects.toThrow('not a file name');
    },
  );
}

/** What every store of streams does. */
export function describesStreamStores(open: () => Promise<StreamStore>): void {
  it('the store gives back a long stream, the newest one, and nothing after removal', async () => {
    const files = await open();
    await files.write('one', parts(2));
    await files.write('one', parts(20));
    const found = await files.read('one');
    const hash = await bytesOf(found ?? []);
    expect(hash.equals(await bytesOf(parts(20)))).toBe(true);
    expect(hash).toHaveLength(20 * MEGABYTE);
    await files.remove('one');
    await files.remove('one');
    expect(await files.read('one')).toBeUndefined();
    expect(await files.listOlderThan(LATER())).toEqual([]);
  });

  it('a stream that breaks off leaves no file, and not the one before either changed', async () => {
    const files = await open();
    await files.write('one', parts(1));
    await expect(files.write('one', broken())).rejects.toThrow('cut off');
    expect((await bytesOf((await files.read('one')) ?? [])).length).toBe(MEGABYTE);
    await expect(files.write('other', broken())).rejects.toThrow('cut off');
    expect(await files.read('other')).toBeUndefined();
  });
}

const MEGABYTE = 1024 * 1024;

async function* parts(count: number): AsyncGenerator<Buffer> {
  for (let part = 0; part < count; part += 1) yield Buffer.alloc(MEGABYTE, part);
}

async function* broken(): AsyncGenerator<Buffer> {
  yield* parts(9);
  throw new Error('cut off');
}

async function bytesOf(stream: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<Buffer> {
  return Buffer.concat(await gather(stream));
}

async function namesOf(files: FileStore, moment: Date, start?: string): Promise<string[]> {
  return (await gather(files.listOlderThan(moment, start))).flat().toSorted();
}
