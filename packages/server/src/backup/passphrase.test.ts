import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PASSPHRASE, scratch } from '../../test/backups.ts';
import { readConfig } from '../config.ts';
import { readPassphrase } from './passphrase.ts';

const read = (env: Record<string, string>) => readPassphrase(readConfig(env));

test('a passphrase comes from its setting, or from a file whose last line end does not count', async () => {
  expect(await read({ BACKUP_PASSPHRASE: PASSPHRASE })).toBe(PASSPHRASE);
  const file = path.join(await scratch(), 'passphrase');
  for (const end of ['', '\n', '\r\n']) {
    await writeFile(file, PASSPHRASE + end);
    expect(await read({ BACKUP_PASSPHRASE_FILE: file })).toBe(PASSPHRASE);
  }
});

test('a missing passphrase, a short one and a missing file are refused with what to set', async () => {
  await expect(read({})).rejects.toThrow('Set BACKUP_PASSPHRASE to at least 12 characters');
  await expect(read({ BACKUP_PASSPHRASE: 'eleven char' })).rejects.toThrow('has at least 12 characters');
  await expect(read({ BACKUP_PASSPHRASE_FILE: '/nowhere/at/all' })).rejects.toThrow(
    'BACKUP_PASSPHRASE_FILE cannot be read',
  );
});
