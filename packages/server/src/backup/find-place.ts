import path from 'node:path';
import type { Config } from '../config.ts';
import { type FilesPlace, readFilesUrl } from '../setting-values.ts';
import { BackupError } from './backup-error.ts';
import type { BackupPlace } from './backup-place.ts';
import { openBucketPlace } from './bucket-place.ts';
import { openFolderPlace } from './folder-place.ts';

/** The settings that a place needs. */
export type PlaceSettings = Pick<
  Config,
  | 'backupFolder'
  | 'backupAccessKeyId'
  | 'backupSecretAccessKey'
  | 'awsAccessKeyId'
  | 'awsSecretAccessKey'
  | 'filesUrl'
>;

/** The place of the settings; undefined without one. Asks nothing yet. */
export function backupPlaceOf(config: PlaceSettings): BackupPlace | undefined {
  const { backupFolder } = config;
  return backupFolder === undefined ? undefined : openPlace(config, backupFolder);
}

/** The place that a person names. Throws a `BackupError` where it cannot be one. */
export function backupPlaceAt(config: PlaceSettings, text: string): BackupPlace {
  return openPlace(config, isBucket(text) ? readBucket(config, text) : path.resolve(text));
}

/** The backup that a person names: its place, and its name there. */
export function backupAt(config: PlaceSettings, text: string): { place: BackupPlace; name: string } {
  if (!isBucket(text))
    return { place: openFolderPlace(path.dirname(path.resolve(text))), name: path.basename(text) };
  const { prefix, ...bucket } = readBucket(config, text);
  const [, folder = '', name = ''] = /^(.*\/|)([^/]+)\/$/.exec(prefix) ?? [];
  if (name === '') throw new BackupError(`${text} names no backup, but a whole bucket.`);
  return { place: openPlace(config, { ...bucket, prefix: folder }), name };
}

function isBucket(text: string): boolean {
  return text.startsWith('s3://');
}

/** An address without an endpoint is in the store of the settings. */
function readBucket({ backupFolder, filesUrl }: PlaceSettings, text: string): FilesPlace {
  const known = typeof backupFolder === 'object' ? backupFolder : filesUrl;
  const query = known && new URLSearchParams({ endpoint: known.endpoint, region: known.region });
  try {
    return readFilesUrl(text.includes('?') || !query ? text : `${text}?${query.toString()}`);
  } catch (error) {
    throw new BackupError(`${text} ${(error as Error).message}.`);
  }
}

function openPlace(config: PlaceSettings, place: string | FilesPlace): BackupPlace {
  if (typeof place === 'string') return openFolderPlace(place);
  const accessKeyId = config.backupAccessKeyId ?? config.awsAccessKeyId;
  const secretAccessKey = config.backupSecretAccessKey ?? config.awsSecretAccessKey;
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw new BackupError(
      'A bucket for backups needs BACKUP_ACCESS_KEY_ID and BACKUP_SECRET_ACCESS_KEY, or AWS_ACCESS_KEY_ID and ' +
        'AWS_SECRET_ACCESS_KEY.',
    );
  return openBucketPlace({ ...place, accessKeyId, secretAccessKey });
}
