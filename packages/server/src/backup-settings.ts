import path from 'node:path';
import { setting } from './setting.ts';

/** The settings of backups; docs/operating/backup.md explains them. */
export const backupSettings = {
  backupFolder: setting({
    variable: 'BACKUP_FOLDER',
    about:
      'Folder for backups, on another disk. Every erasure of an account is noted there in `erased.txt`, so that a restore does not bring the person back. With a passphrase the server also writes a backup there every night: docs/operating/backup.md.',
    fallback: '',
    fallbackNote: 'no backups by itself',
    read: (text) => (text === '' ? undefined : path.resolve(text)),
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
