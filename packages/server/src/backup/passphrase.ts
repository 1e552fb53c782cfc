import { readFile } from 'node:fs/promises';
import type { Config } from '../config.ts';
import { BackupError } from './backup-error.ts';

/** Characters of a passphrase at least. A copy of a backup lets people try as often as they like. */
const SHORTEST = 12;

/**
 * The passphrase of backups, from its setting or from the file that a setting names. Throws a `BackupError`
 * when there is none, or a short one.
 */
export async function readPassphrase(
  config: Pick<Config, 'backupPassphrase' | 'backupPassphraseFile'>,
): Promise<string> {
  const { backupPassphrase, backupPassphraseFile } = config;
  const passphrase =
    backupPassphraseFile === undefined ? backupPassphrase : await readSecret(backupPassphraseFile);
  if (passphrase === undefined)
    throw new BackupError(
      `Set BACKUP_PASSPHRASE to at least ${SHORTEST} characters, or BACKUP_PASSPHRASE_FILE to a file with them.`,
    );
  if (passphrase.length < SHORTEST)
    throw new BackupError(`The passphrase of a backup has at least ${SHORTEST} characters.`);
  return passphrase;
}

// Most editors end the file with a new line.
async function readSecret(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((cause: Error) => {
    throw new BackupError(`BACKUP_PASSPHRASE_FILE cannot be read: ${cause.message}.`, { cause });
  });
  return text.replace(/\r?\n$/, '');
}
