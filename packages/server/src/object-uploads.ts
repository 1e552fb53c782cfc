import { type Bucket, createStoreRequests, type Patience, StoreFailure, textOf } from './store-requests.ts';

/** An object that is uploaded in parts, and is not there before it is finished. */
export interface Upload {
  name: string;
  id: string;
}

/** Bytes of a part. A store takes 10,000 parts of an object, all of one size but the last. */
export const PART_BYTES = 16 * 1024 * 1024;

/** Parts take longer than the small objects of members. */
const PATIENCE: Patience = { timeout: 5 * 60_000, pauses: [200, 1_000, 5_000] };

/** Objects of any size, in parts of a few megabytes. All methods throw a `StoreFailure`. */
export function openObjectUploads(bucket: Bucket, patience: Patience = PATIENCE) {
  const { prefix, bucket: where } = bucket;
  const { send, pathOf } = createStoreRequests(bucket, patience);
  const addressOf = ({ name, id }: Upload, part = '') =>
    `${pathOf(name)}?${part}uploadId=${encodeURIComponent(id)}`;

  return {
    async begin(name: string): Promise<Upload> {
      const { bytes } = await send({ method: 'POST', path: `${pathOf(name)}?uploads=` });
      const id = textOf(bytes.toString(), 'UploadId');
      if (id === undefined) throw new StoreFailure(0, new Error(`The store began no upload in ${where}.`));
      return { name, id };
    },

    /** The number of the first part is 1. Returns its tag. The store compares the SHA-256 of the bytes. */
    async put(upload: Upload, number: number, bytes: Uint8Array): Promise<string> {
      const path = addressOf(upload, `partNumber=${number}&`);
      return (await send({ method: 'PUT', path, body: bytes })).tag;
    },

    /** Makes the object of all parts. */
    async finish(upload: Upload, tags: readonly string[]): Promise<void> {
      const parts = tags.map(
        (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
      );
      const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
      // 404: the answer to the first try was lost. The caller looks whether the object is there.
      const { status, bytes } = await send({
        method: 'POST',
        path: addressOf(upload),
        body: Buffer.from(body),
        expected: [404],
      });
      // A store that fails after it has begun to answer says so in an answer of 200.
      if (status === 200 && bytes.includes('<Error>')) throw new StoreFailure(500);
    },

    /** Resolves also when there is no such upload. */
    async abort(upload: Upload): Promise<void> {
      await send({ method: 'DELETE', path: addressOf(upload), expected: [404] });
    },

    /** The first 1,000 uploads that nobody has finished. */
    async unfinished(): Promise<Upload[]> {
      const query = new URLSearchParams({ prefix, uploads: '' });
      const { bytes } = await send({ method: 'GET', path: `/?${query.toString()}` });
      return [...bytes.toString().matchAll(/<Upload>.*?<\/Upload>/gs)].map(([upload]) => ({
        name: (textOf(upload, 'Key') ?? '').slice(prefix.length),
        id: textOf(upload, 'UploadId') ?? '',
      }));
    },

    /** The bytes of an object of that size, one part at a time. */
    async *read(name: string, size: number): AsyncGenerator<Buffer> {
      for (let start = 0; start < size; start += PART_BYTES) {
        const range = `bytes=${start}-${Math.min(size, start + PART_BYTES) - 1}`;
        yield (await send({ method: 'GET', path: pathOf(name), headers: { range } })).bytes;
      }
    },
  };
}
