import { setting } from './setting.ts';
import { readApiKey, readFilesUrl, readKeys, readRoles } from './setting-values.ts';

/** The settings of one of several servers: what it does, and where it keeps files instead of a disk. */
export const storeSettings = {
  roles: setting({
    variable: 'ROLES',
    about:
      'What this process does: `web` answers people, `worker` checks and analyses photos, sends mails and does everything else in the background. One without the other needs `DATABASE_URL`, and one without `web` needs `PUBLIC_URL`: docs/operating/several-servers.md.',
    fallback: 'web,worker',
    read: readRoles,
  }),
  filesUrl: setting({
    variable: 'FILES_URL',
    about:
      'Bucket of an S3 store for files and keys, for example `s3://bucket/daylit?endpoint=https://s3.example&region=eu-1` (bucket in the path; it must know `If-None-Match`). With `DATABASE_URL` nothing is kept in `DATA_DIR`, which may be read-only. Needs `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY` and `KEYS`: docs/operating/several-servers.md.',
    fallback: '',
    fallbackNote: 'folders of `DATA_DIR`',
    read: (text) => (text === '' ? undefined : readFilesUrl(text)),
  }),
  awsAccessKeyId: setting({
    variable: 'AWS_ACCESS_KEY_ID',
    about: 'Who reads and writes the bucket of `FILES_URL`.',
    fallback: '',
    fallbackNote: 'none',
    isSecret: true,
    read: (text) => (text === '' ? undefined : readApiKey(text)),
  }),
  awsSecretAccessKey: setting({
    variable: 'AWS_SECRET_ACCESS_KEY',
    about: 'The secret that belongs to `AWS_ACCESS_KEY_ID`.',
    fallback: '',
    fallbackNote: 'none',
    isSecret: true,
    read: (text) => (text === '' ? undefined : readApiKey(text)),
  }),
  keys: setting({
    variable: 'KEYS',
    about:
      'Seals the keys in the bucket of `FILES_URL`: 32 random bytes in base64 (`openssl rand -base64 32`), several with commas between. The first one seals and all open. Keep them apart from the bucket and the database; lost keys are lost reports.',
    fallback: '',
    fallbackNote: 'none',
    isSecret: true,
    read: (text) => (text === '' ? undefined : readKeys(text)),
  }),
};
