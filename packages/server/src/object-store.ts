import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { measure } from './activity.ts';

/** A bucket, as FILES_URL names it. */
export interface Bucket {
  /** Origin of the store, for example `https://s3.example`. */
  endpoint: string;
  region: string;
  bucket: string;
  /** Begins the name of every object: empty, or ends with a slash. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** An object in a list. */
export interface StoredObject {
  name: string;
  writtenAt: Date;
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

/** Marks the errors of an object store, as the codes of Node mark those of a disk. */
export const STORE_FAILURE = 'OBJECT_STORE';

/** The store did not answer, or answered with a refusal. `status` is 0 without an answer. */
export class StoreFailure extends Error {
  readonly code = STORE_FAILURE;
  readonly status: number;

  constructor(status: number, cause?: unknown) {
    super(status === 0 ? 'The file store does not answer.' : `The file store answered ${status}.`, { cause });
    this.status = status;
  }
}

export function isStoreFailure(error: unknown): boolean {
  return error instanceof StoreFailure;
}

/** Throws every other error. For work that a job repeats. */
export function passStoreFailure(error: unknown): void {
  if (!isStoreFailure(error)) throw error;
}

interface Patience {
  /** Longest time for one request with its body, in milliseconds. */
  timeout: number;
  /** Pauses before another try, in milliseconds. */
  pauses: readonly number[];
}

const PATIENCE: Patience = { timeout: 10_000, pauses: [200, 1_000] };

interface Request {
  method: 'GET' | 'PUT' | 'DELETE';
  /** What follows the bucket in the address. */
  path: string;
  body?: Uint8Array;
  headers?: Record<string, string>;
  /** Answers that are no failure, besides 200. */
  expected?: readonly number[];
}

/** Opens a bucket of any store that speaks S3, with the bucket in the path. Asks nothing yet. */
export function openObjectStore(
  { endpoint, region, bucket, prefix, accessKeyId, secretAccessKey }: Bucket,
  { timeout, pauses }: Patience = PATIENCE,
): ObjectStore {
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });

  async function ask({ method, path, body, headers = {} }: Request) {
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const signed = await signer.sign(`${endpoint}/${bucket}${path}`, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': hash },
      ...(body && { body: Buffer.from(body) }),
    });
    // A redirect would carry the signature to another host.
    const response = await fetch(signed, { redirect: 'manual', signal: AbortSignal.timeout(timeout) });
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  }

  // All requests may be repeated: the second one finds or leaves the same state.
  async function repeat(request: Request): Promise<{ status: number; bytes: Buffer }> {
    for (let tries = 0; ; tries += 1) {
      const pause = pauses[tries];
      try {
        const answer = await ask(request);
        if (answer.status < 300 || request.expected?.includes(answer.status)) return answer;
        if (answer.status < 500 || pause === undefined) throw new StoreFailure(answer.status);
      } catch (error) {
        if (error instanceof StoreFailure) throw error;
        if (isTimeout(error) || pause === undefined) throw new StoreFailure(0, error);
      }
      await wait(pause);
    }
  }

  function send(request: Request): ReturnType<typeof repeat> {
    const operation = request.path.startsWith('/?') ? 'list' : request.method.toLowerCase();
    return measure({ part: 'object_store', operation }, () => repeat(request));
  }

  const pathOf = (name: string) => `/${prefix}${name}`;

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

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

// Names and times of our objects hold no character that XML escapes, so a parser would add nothing.
function readPage(page: string, prefix: string): StoredObject[] {
  return [...page.matchAll(/<Contents>.*?<\/Contents>/gs)].map(([content]) => ({
    name: (textOf(content, 'Key') ?? '').slice(prefix.length),
    writtenAt: new Date(textOf(content, 'LastModified') ?? Number.NaN),
  }));
}

function textOf(xml: string, element: string): string | undefined {
  return new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]?.replaceAll('&amp;', '&');
}
