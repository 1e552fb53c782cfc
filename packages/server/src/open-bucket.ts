import { checkObjectStore } from './check-object-store.ts';
import type { Config } from './config.ts';
import { type ObjectStore, openObjectStore } from './object-store.ts';

/** What keeps files and keys where the settings name a bucket. */
export interface OwnBucket {
  objects: ObjectStore;
  /** The operator's keys. The first one seals. */
  secrets: readonly Buffer[];
  /** For messages. */
  name: string;
}

type StoreSettings = Pick<Config, 'filesUrl' | 'awsAccessKeyId' | 'awsSecretAccessKey' | 'keys'>;

/**
 * Opens the bucket of the settings; undefined without one. Throws an error that names the setting to change
 * where the bucket cannot be used.
 */
export async function openBucket(config: StoreSettings): Promise<OwnBucket | undefined> {
  const { filesUrl, awsAccessKeyId: accessKeyId, awsSecretAccessKey: secretAccessKey, keys } = config;
  if (!filesUrl || accessKeyId === undefined || secretAccessKey === undefined || !keys) return undefined;
  const bucket = { ...filesUrl, accessKeyId, secretAccessKey };
  const objects = openObjectStore(bucket);
  await checkObjectStore(objects, bucket);
  return { objects, secrets: keys, name: `${filesUrl.bucket}/${filesUrl.prefix} at ${filesUrl.endpoint}` };
}
