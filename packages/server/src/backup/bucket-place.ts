import { isKeyId } from '../keyring.ts';
import { type Bucket, openObjectStore, StoreFailure } from '../object-store.ts';
import { openObjectUploads, PART_BYTES, type Upload } from '../object-uploads.ts';
import { BackupError } from './backup-error.ts';
import { type BackupPlace, FINISHED } from './backup-place.ts';

/** Parts that a store takes of one object. */
const MOST_PARTS = 10_000;

/** Each erasure is an empty object, so that servers that note two at once lose none. */
const ERASED = 'erased/';

/** Backups as objects of a bucket, each uploaded in parts. */
export function openBucketPlace(bucket: Bucket, partBytes = PART_BYTES): BackupPlace {
  const [objects, uploads] = [openObjectStore(bucket), openObjectUploads(bucket)];
  const address = `s3://${bucket.bucket}/${bucket.prefix}`;

  async function list(start = '') {
    const kept = [];
    for await (const page of objects.list(start))
      for (const { name, bytes, writtenAt } of page)
        if (!name.includes('/') && name.endsWith(FINISHED)) kept.push({ name, bytes, finishedAt: writtenAt });
    return kept.toSorted((a, b) => a.finishedAt.getTime() - b.finishedAt.getTime());
  }

  async function listErased(): Promise<string[]> {
    const ids: string[] = [];
    for await (const page of objects.list(ERASED))
      ids.push(...page.map(({ name }) => name.slice(ERASED.length)).filter(isKeyId));
    return ids;
  }

  async function sizeOf(name: string): Promise<number | undefined> {
    return (await list(name)).find((each) => each.name === name)?.bytes;
  }

  async function upload(upload: Upload, blocks: AsyncIterable<Buffer>): Promise<void> {
    const tags: string[] = [];
    let total = 0;
    for await (const part of inParts(blocks, partBytes)) {
      if (tags.length === MOST_PARTS)
        throw new BackupError('The backup is larger than 156 GB, the most for a bucket. Name a folder.');
      tags.push(await uploads.put(upload, tags.length + 1, part));
      total += part.length;
    }
    await uploads.finish(upload, tags);
    const found = await sizeOf(upload.name);
    if (found === total) return;
    await objects.remove(upload.name);
    throw new BackupError(`The store had ${found ?? 'no'} bytes of ${upload.name}, and ${total} were sent.`);
  }

  return {
    title: address,
    addressOf: (name) => `${address}${name}`,

    async prepare() {
      try {
        for (const each of await uploads.unfinished())
          if (!each.name.includes('/') && each.name.endsWith(FINISHED)) await uploads.abort(each);
      } catch (error) {
        throw explained(error, address, bucket);
      }
    },

    async write(name, blocks) {
      const begun = await uploads.begin(name);
      try {
        await upload(begun, blocks);
      } catch (error) {
        // What this leaves the next backup aborts.
        await uploads.abort(begun).catch(() => undefined);
        throw error;
      }
    },

    sizeOf,

    async *read(name) {
      const size = await sizeOf(name);
      if (size === undefined) throw new BackupError(`There is no ${address}${name}.`);
      yield* uploads.read(name, size);
    },

    list,
    remove: objects.remove,

    async noteErased(keyIds) {
      const known = new Set(await listErased());
      for (const id of keyIds) if (!known.has(id)) await objects.put(`${ERASED}${id}`, Buffer.alloc(0));
    },

    readErased: listErased,
  };
}

/** An error for operators where the store does not do what it was asked to. */
function explained(error: unknown, address: string, { endpoint }: Bucket): unknown {
  if (!(error instanceof StoreFailure)) return error;
  const problem = error.status === 0 ? 'does not answer' : `answers ${error.status}`;
  return new BackupError(
    `${address} cannot be used: ${endpoint} ${problem}. Its key must be allowed to read, write, delete and list.`,
    { cause: error },
  );
}

async function* inParts(blocks: AsyncIterable<Buffer>, partBytes: number): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const block of blocks) {
    waiting.push(block);
    size += block.length;
    if (size < partBytes) continue;
    const bytes = Buffer.concat(waiting);
    let start = 0;
    for (; bytes.length - start >= partBytes; start += partBytes)
      yield bytes.subarray(start, start + partBytes);
    waiting = [bytes.subarray(start)];
    size = bytes.length - start;
  }
  if (size > 0) yield Buffer.concat(waiting);
}
