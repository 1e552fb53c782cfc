import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openStream, sealStream } from './sealed-stream.ts';

/** Longer than a block, so that the parts become two blocks and a last one. */
const PARTS = [Buffer.alloc(1_100_000, 'a'), Buffer.alloc(1_100_000, 'b'), Buffer.from('c')];

/** Adds the context to the content, as a seal binds it. */
const seal = async (content: Uint8Array, context: string) =>
  Buffer.concat([Buffer.from(`${context}|`), content]);

function open(sealed: Uint8Array, context: string): Buffer {
  const [bytes, prefix] = [Buffer.from(sealed), `${context}|`];
  if (bytes.toString('utf8', 0, prefix.length) !== prefix) throw new Error('The seal is broken.');
  return bytes.subarray(prefix.length);
}

async function* listed(parts: readonly Buffer[]): AsyncGenerator<Buffer> {
  yield* parts;
}

const read = (file: readonly Buffer[]) => buffer(openStream(listed(file), 'export 7', open));

const blocks: Buffer[] = await Readable.from(sealStream(listed(PARTS), 'export 7', seal)).toArray();

test('a sealed stream opens to what was sealed, wherever its bytes are cut into parts', async () => {
  expect(blocks).toHaveLength(3);
  const file = Buffer.concat(blocks);
  const cut = [
    file.subarray(0, 3),
    file.subarray(3, 5),
    file.subarray(5, 1_200_000),
    file.subarray(1_200_000),
  ];
  for (const parts of [blocks, [file], cut]) expect(await read(parts)).toEqual(Buffer.concat(PARTS));
});

test('a sealed stream without its end does not open, though its blocks are whole', async () => {
  await expect(read(blocks.slice(0, 2))).rejects.toThrow('not complete');
  await expect(read([])).rejects.toThrow('not complete');
});

test('a sealed stream with more after its end does not open', async () => {
  await expect(read([...blocks, Buffer.from('x')])).rejects.toThrow('not complete');
});

test('blocks of a sealed stream cannot be exchanged or left out', async () => {
  const [first, second, last] = blocks as [Buffer, Buffer, Buffer];
  await expect(read([second, first, last])).rejects.toThrow('The seal is broken');
  await expect(read([first, last])).rejects.toThrow('The seal is broken');
});
