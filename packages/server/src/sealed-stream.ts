// A stream of any length as sealed blocks. Each block is bound to its place and to whether it is the last
// one, so blocks cannot be left out, exchanged or cut off.

/** Bytes of a block before it is sealed. */
const BLOCK_BYTES = 1024 * 1024;

/** Before each block: whether it is the last one (1 byte), and its sealed length (4 bytes). */
const HEADER_BYTES = 5;

/**
 * Bytes of a sealed block at most. A block grows by the part that fills it, so it may exceed `BLOCK_BYTES`;
 * more is no block of ours, and would only fill the memory.
 */
const LARGEST_BLOCK = 64 * BLOCK_BYTES;

type Seal = (content: Uint8Array, context: string) => Promise<Buffer>;

/** Throws when the bytes were changed or belong elsewhere. */
type Open = (sealed: Uint8Array, context: string) => Buffer;

export async function* sealStream(
  parts: AsyncIterable<Uint8Array>,
  context: string,
  seal: Seal,
): AsyncGenerator<Buffer> {
  let place = 0;
  let waiting: Uint8Array[] = [];
  let size = 0;

  async function block(isLast: boolean): Promise<Buffer> {
    const sealed = await seal(Buffer.concat(waiting), contextOf(context, place, isLast));
    const header = Buffer.alloc(HEADER_BYTES);
    header.writeUInt8(isLast ? 1 : 0);
    header.writeUInt32BE(sealed.length, 1);
    place += 1;
    waiting = [];
    size = 0;
    return Buffer.concat([header, sealed]);
  }

  for await (const part of parts) {
    waiting.push(part);
    size += part.length;
    if (size >= BLOCK_BYTES) yield await block(false);
  }
  yield await block(true);
}

/** Throws when a block was changed or is missing; the blocks before it were right. */
export async function* openStream(
  parts: AsyncIterable<Buffer>,
  context: string,
  open: Open,
): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  let needed = HEADER_BYTES;
  let place = 0;
  let isComplete = false;
  for await (const part of parts) {
    waiting.push(part);
    size += part.length;
    // Joined once for each block: joined for each part, a block would be copied many times.
    if (size < needed) continue;
    let rest = Buffer.concat(waiting);
    for (;;) {
      needed = HEADER_BYTES;
      if (rest.length < needed) break;
      needed += rest.readUInt32BE(1);
      if (needed > LARGEST_BLOCK) throw new Error(`The file of ${context} is not complete.`);
      if (rest.length < needed) break;
      isComplete = rest.readUInt8() === 1;
      yield open(rest.subarray(HEADER_BYTES, needed), contextOf(context, place, isComplete));
      place += 1;
      rest = rest.subarray(needed);
    }
    waiting = [rest];
    size = rest.length;
  }
  if (!isComplete || size > 0) throw new Error(`The file of ${context} is not complete.`);
}

function contextOf(context: string, place: number, isLast: boolean): string {
  return `${context} block ${place}${isLast ? ' last' : ''}`;
}
