import {
  type Bucket,
  createStoreRequests,
  type Patience,
  PATIENCE,
  StoreFailure,
  textOf,
} from './store-requests.ts';

export {
  type Bucket,
  isStoreFailure,
  passStoreFailure,
  STORE_FAILURE,
  StoreFailure,
} from './store-requests.ts';

/** An object in a list. */
export interface StoredObject {
  name: string;
  writtenAt: Date;
  bytes: number;
}

/**
 * The objects of one bucket below its prefix. A server acknowledges an object when it is durable. All methods
 * throw a `StoreFailure` when the store does not do what it was asked to.
 */
export interface ObjectStore {
  find(name: string): Promise<Buffer | undefined>;
  /** Overwrites. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Of several that put the same name at once, one gets true. The others get false and change nothing. */
  putNew(name: string, bytes: Uint8Array): Promise<boolean>;
  /** Resolves also when there is no such object. */
  remove(name: string): Promise<void>;
  /** The objects whose names begin with `start`, up to 1,000 at a time. */
  list(start: string): AsyncIterable<StoredObject[]>;
}

/** Opens a bucket of any store that speaks S3, with the bucket in the path. Asks nothing yet. */
export function openObjectStore(bucket: Bucket, patience: Patience = PATIENCE): ObjectStore {
  const { prefix } = bucket;
  const { send, pathOf } = createStoreRequests(bucket, patience);

  return {
    async find(name) {
      const { status, bytes } = await send({ method: 'GET', path: pathOf(name), expected: [404] });
      if (status !== 404) return bytes;
      if (bytes.includes('NoSuchBucket')) throw new StoreFailure(404);
      return undefined;
    },

    async put(name, bytes) {
      await send({ method: 'PUT', path: pathOf(name), body: bytes });
    },

    async putNew(name, bytes) {
      const headers = { 'if-none-match': '*' };
      // 409: another one was being put at the same moment.
      const expected = [409, 412];
      const request = { method: 'PUT', path: pathOf(name), body: bytes, headers, expected } as const;
      return (await send(request)).status < 300;
    },

    async remove(name) {
      await send({ method: 'DELETE', path: pathOf(name), expected: [404] });
    },

    async *list(start) {
      let from: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: `${prefix}${start}` });
        if (from !== undefined) query.set('continuation-token', from);
        const { bytes } = await send({ method: 'GET', path: `/?${query.toString()}` });
        const page = bytes.toString();
        yield readPage(page, prefix);
        from = textOf(page, 'NextContinuationToken');
      } while (from !== undefined);
    },
  };
}

// Names and times of our objects hold no character that XML escapes, so a parser would add nothing.
function readPage(page: string, prefix: string): StoredObject[] {
  return [...page.matchAll(/<Contents>.*?<\/Contents>/gs)].map(([content]) => ({
    name: (textOf(content, 'Key') ?? '').slice(prefix.length),
    writtenAt: new Date(textOf(content, 'LastModified') ?? Number.NaN),
    bytes: Number(textOf(content, 'Size')),
  }));
}
