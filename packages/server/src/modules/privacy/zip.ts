import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

/** A file of an archive. Its content is streamed, so that it need not fit into memory. */
export interface ArchiveFile {
  name: string;
  /** Whether compression makes it smaller. Pictures are compressed already. Default: yes. */
  isPacked?: boolean;
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
}

/** ZIP's number for deflate. */
const DEFLATE = 8;

/** Writes files into a ZIP as they come. */
export async function* zip(files: AsyncIterable<ArchiveFile>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const archive = new Zip((error, part) => {
    if (error) throw error;
    ready.push(part);
  });
  for await (const { name, isPacked = true, content } of files) {
    const file: ZipInputFile = { filename: name, compression: isPacked ? DEFLATE : 0, size: 0, crc: 0 };
    archive.add(file);
    const bytes = counted(content, file);
    for await (const part of isPacked ? deflated(bytes) : bytes) {
      file.ondata?.(null, new Uint8Array(part), false);
      yield* take(ready);
    }
    file.ondata?.(null, new Uint8Array(), true);
    yield* take(ready);
  }
  archive.end();
  yield* take(ready);
}

/** The bytes of a file. Adds to its size and its checksum what passes. */
async function* counted(content: ArchiveFile['content'], file: ZipInputFile): AsyncGenerator<Uint8Array> {
  for await (const part of content) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part;
    file.size += bytes.length;
    file.crc = crc32(bytes, file.crc);
    yield bytes;
  }
}

/** Compresses in a thread of the pool, so that nobody else waits for it. */
function deflated(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const packed = createDeflateRaw();
  // A failure of the content ends the compressed bytes, whose reader then throws it.
  pipeline(Readable.from(bytes, { objectMode: false }), packed, () => undefined);
  return packed;
}

function take(ready: Uint8Array[]): Uint8Array[] {
  return ready.splice(0);
}
