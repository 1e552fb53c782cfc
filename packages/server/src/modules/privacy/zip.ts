import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of an archive. Its content is streamed, so that it need not fit into memory. */
export interface ArchiveFile {
  name: string;
  /** Whether compression makes it smaller. Pictures are compressed already. Default: yes. */
  isPacked?: boolean;
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
}

/** Maximum length of a part that is compressed without a pause for other work, in bytes. */
const PART_BYTES = 64 * 1024;

/** Writes files into a ZIP as they come. */
export async function* zip(files: AsyncIterable<ArchiveFile>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const archive = new Zip((error, part) => {
    if (error) throw error;
    ready.push(part);
  });
  for await (const { name, isPacked = true, content } of files) {
    const file = isPacked ? new ZipDeflate(name) : new ZipPassThrough(name);
    archive.add(file);
    for await (const part of content) {
      for (const piece of piecesOf(part)) {
        file.push(piece);
        yield* take(ready);
      }
    }
    file.push(new Uint8Array(), true);
    yield* take(ready);
  }
  archive.end();
  yield* take(ready);
}

function* piecesOf(part: string | Uint8Array): Generator<Uint8Array> {
  // A copy, because the compressor may pass on the bytes that it got.
  const bytes = new Uint8Array(Buffer.from(part));
  for (let start = 0; start < bytes.length; start += PART_BYTES) yield bytes.slice(start, start + PART_BYTES);
}

function take(ready: Uint8Array[]): Uint8Array[] {
  return ready.splice(0);
}
