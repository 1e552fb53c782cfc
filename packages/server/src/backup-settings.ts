import path from 'node:path';
import { setting } from './setting.ts';
import { readApiKey, readFilesUrl, readWholeNumber } from './setting-values.ts';

/** The settings of backups; docs/operating/backup.md explains them. */
export const backupSettings = {
  backupFolder: setting({
    variable: 'BACKUP_FOLDER',
    about:
      'Folder for backups, on another disk, or bucket of an S3 store, for example `s3://bucket/backups?endpoint=https://s3.example&region=eu-1`. Every erasure of an account is noted there, so that a restore does not bring the person back. With a passphrase the server also writes a backup there every night: docs/operating/backup.md.',
    fallback: '',
    fallbackNote: 'no backups by itself',
    read: (text) => {
      if (text === '') return undefined;
      return text.startsWith('s3:') ? readFilesUrl(text) : path.resolve(text);
    },
  }),
  backupsKept: setting({
    variable: 'BACKUPS_KEPT',
    about:
      'How many backups stay in `BACKUP_FOLDER`, up to 1,000. Once the backup of a night is there and was compared with what was written, the oldest ones beyond this number are removed. `0` removes none.',
    fallback: '14',
    read: (text) => readWholeNumber(text, 0, 1_000),
  }),
  backupAccessKeyId: setting({
    variable: 'BACKUP_ACCESS_KEY_ID',
    about:
      'Who reads and writes the bucket for backups. A key that the bucket of `FILES_URL` does not know protects backups from a thief of the other one.',
    fallback: '',
    fallbackNote: '`AWS_ACCESS_KEY_ID`',
    isSecret: true,
    read: (text) => (text === '' ? undefined : readApiKey(text)),
  }),
  backupSecretAccessKey: setting({
    variable: 'BACKUP_SECRET_ACCESS_KEY',
    about: 'The secret that belongs to `BACKUP_ACCESS_KEY_ID`.',
    fallback: '',
    fallbackNote: '`AWS_SECRET_ACCESS_KEY`',
    isSecret: true,
    read: (text) => (text === '' ? undefined : readApiKey(text)),
  }),
  backupPassphrase: setting({
    variable: 'BACKUP_PASSPHRASE',
    about:
      'Encrypts backups, at least 12 characters. A backup cannot be opened without it, so keep it elsewhere too.',
    fallback: '',
    fallbackNote: 'none',
    isSecret: true,
    read: (text) => (text === '' ? undefined : text),
  }),
};
