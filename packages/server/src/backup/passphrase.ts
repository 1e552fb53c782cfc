import type { Config } from '../config.ts';
import { BackupError } from './backup-error.ts';

/** Characters of a passphrase at least. A copy of a backup lets people try as often as they like. */
const SHORTEST = 12;

/** The passphrase of backups. Throws a `BackupError` when there is none, or a short one. */
export function requireLongPassphrase({ backupPassphrase }: Pick<Config, 'backupPassphrase'>): string {
  if (backupPassphrase === undefined)
    throw new BackupError(
      `Set BACKUP_PASSPHRASE to at least ${SHORTEST} characters, or BACKUP_PASSPHRASE_FILE to a file with them.`,
    );
  if (backupPassphrase.length < SHORTEST)
    throw new BackupError(`The passphrase of a backup has at least ${SHORTEST} characters.`);
  return backupPassphrase;
}
