import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';

/** A line longer than this is no product: a broken file, or an attempt to fill the memory. */
const MAX_LINE_BYTES = 1024 * 1024;

const NEWLINE = 0x0a;

/** Thrown where a compressed file ends or is damaged in the middle, after the lines before. */
export class FileCutOff extends Error {}

/**
 * The lines of a text file, plain or compressed by gzip, some at a time; null for a line that is too long.
 * Holds no more than a chunk and a line in memory. `onBytes` gets the bytes of the file that were read so
 * far.
 */
export async function* readLines(
  file: string,
  onBytes: (bytes: number) => void = () => undefined,
): AsyncGenerator<(string | null)[]> {
  const isCompressed = await isGzip(file);
  const bytes = createReadStream(file, { highWaterMark: 256 * 1024 });
  const text = isCompressed ? bytes.pipe(createGunzip()) : bytes;
  bytes.on('error', (error) => text.destroy(error));
  const lines = new LineBuffer();
  try {
    for await (const chunk of text as AsyncIterable<Buffer>) {
      onBytes(bytes.bytesRead);
      yield lines.split(chunk);
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      throw new FileCutOff('The file ends or is damaged in the middle.', { cause: error });
    throw error;
  } finally {
    bytes.destroy();
  }
  const last = lines.rest();
  onBytes(bytes.bytesRead);
  if (last !== '') yield [last];
}

/** Splits chunks into lines, and drops a line that is too long while it arrives. */
class LineBuffer {
  private parts: Buffer[] = [];
  private length = 0;
  private isTooLong = false;

  split(chunk: Buffer): (string | null)[] {
    const lines: (string | null)[] = [];
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
      this.add(chunk.subarray(from, at));
      lines.push(this.isTooLong ? null : this.text());
      this.clear();
      from = at + 1;
    }
    this.add(chunk.subarray(from));
    return lines;
  }

  /** The text after the last line end; null when it is too long. */
  rest(): string | null {
    return this.isTooLong ? null : this.text();
  }

  private add(part: Buffer): void {
    this.length += part.length;
    if (this.length > MAX_LINE_BYTES) {
      this.isTooLong = true;
      this.parts = [];
    } else this.parts.push(part);
  }

  private text(): string {
    return Buffer.concat(this.parts).toString('utf8').replace(/\r$/, '');
  }

  private clear(): void {
    this.parts = [];
    this.length = 0;
    this.isTooLong = false;
  }
}

async function isGzip(file: string): Promise<boolean> {
  const head = await readHead(file, 2);
  return head[0] === 0x1f && head[1] === 0x8b;
}

/** The first bytes of a file. */
export async function readHead(file: string, length: number): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
