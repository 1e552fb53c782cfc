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

export interface Patience {
  /** Longest time for one request with its body, in milliseconds. */
  timeout: number;
  /** Pauses before another try, in milliseconds. */
  pauses: readonly number[];
}

export const PATIENCE: Patience = { timeout: 10_000, pauses: [200, 1_000] };

interface Request {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** What follows the bucket in the address. */
  path: string;
  body?: Uint8Array;
  headers?: Record<string, string>;
  /** Answers that are no failure, besides 200. */
  expected?: readonly number[];
}

interface Answer {
  status: number;
  bytes: Buffer;
  /** What the store calls this version of the object. */
  tag: string;
}

/**
 * Sends signed requests to the store of a bucket. `send` throws a `StoreFailure` when the store does not do
 * what it was asked to.
 */
export function createStoreRequests(
  { endpoint, region, bucket, prefix, accessKeyId, secretAccessKey }: Bucket,
  { timeout, pauses }: Patience,
) {
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });

  async function ask({ method, path, body, headers = {} }: Request): Promise<Answer> {
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
    return {
      status: response.status,
      bytes: Buffer.from(await response.arrayBuffer()),
      tag: response.headers.get('etag') ?? '',
    };
  }

  // All requests may be repeated: the second one finds or leaves the same state. The one for a new upload may
  // leave two, and the next backup aborts the other.
  async function repeat(request: Request): Promise<Answer> {
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

  function send(request: Request): Promise<Answer> {
    const operation = request.path.startsWith('/?') ? 'list' : request.method.toLowerCase();
    return measure({ part: 'object_store', operation }, () => repeat(request));
  }

  return { send, pathOf: (name: string) => `/${prefix}${name}` };
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

/** The text of the first element of a name. Our names hold no character that XML escapes but this one. */
export function textOf(xml: string, element: string): string | undefined {
  return new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]?.replaceAll('&amp;', '&');
}
