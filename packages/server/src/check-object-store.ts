import { randomBytes } from 'node:crypto';
import { type Bucket, type ObjectStore, StoreFailure } from './object-store.ts';

/**
 * Writes, reads, lists and removes one object. Throws an error that names the setting to change where the
 * bucket cannot be used.
 */
export async function checkObjectStore(store: ObjectStore, bucket: Bucket): Promise<void> {
  const name = `probe-${randomBytes(8).toString('hex')}`;
  try {
    const isFirst = await store.putNew(name, Buffer.from('probe'));
    const isSecond = await store.putNew(name, Buffer.from('probe'));
    await store.find(name);
    for await (const page of store.list(name)) if (page.length > 0) break;
    await store.remove(name);
    if (isFirst && !isSecond) return;
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    throw new Error(demandOf(error, bucket), { cause: error });
  }
  throw new Error(
    `FILES_URL must name a store that knows If-None-Match, and ${bucket.endpoint} overwrites: two servers ` +
      'that make the same key at once would lose what one of them seals.',
  );
}

function demandOf({ status, cause }: StoreFailure, { endpoint, bucket }: Bucket): string {
  switch (status) {
    case 0:
      return `FILES_URL must name an endpoint that answers, and ${endpoint} does not: ${reasonOf(cause)}.`;
    case 401:
    case 403:
      return `AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be allowed to read, write, delete and list in the bucket ${bucket}, and ${endpoint} refuses them.`;
    case 404:
      return `FILES_URL must name a bucket that exists, and ${endpoint} has no ${bucket}.`;
    default:
      return `FILES_URL must name a bucket and its region, and ${endpoint} answers ${status} for ${bucket}.`;
  }
}

/** Node hides why a connection failed one level down. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
