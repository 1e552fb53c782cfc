import type { Config } from '../config.ts';
import { openBucket } from '../open-bucket.ts';
import { type Finding, ok, wrong } from './finding.ts';

/** Whether an object can be written, read, listed and removed in the bucket. */
export async function checkStore(config: Config): Promise<Finding[]> {
  try {
    const bucket = await openBucket(config);
    if (!bucket) return [ok('FILES_URL is not set, so files are kept in DATA_DIR.')];
    return [ok(`${bucket.name} takes an object, gives it back and removes it.`)];
  } catch (error) {
    return [wrong((error as Error).message)];
  }
}
