import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PASSPHRASE, scratch } from '../../test/backups.ts';
import { readConfig } from '../config.ts';
import { requireLongPassphrase } from './passphrase.ts';

const read = (env: Record<string, string>) => requireLongPassphrase(readConfig(env));

test('a passphrase comes from its setting, or from a file whose last line end does not count', async () => {
  expect(read({ BACKUP_PASSPHRASE: PASSPHRASE })).toBe(PASSPHRASE);
  const file = path.join(await scratch(), 'passphrase');
  for (const end of ['', '\n', '\r\n']) {
    await writeFile(file, PASSPHRASE + end);
    expect(read({ BACKUP_PASSPHRASE_FILE: file })).toBe(PASSPHRASE);
  }
});

test('a missing passphrase and a short one are refused with what to set', () => {
  expect(() => read({})).toThrow('Set BACKUP_PASSPHRASE to at least 12 characters');
  expect(() => read({ BACKUP_PASSPHRASE: 'eleven char' })).toThrow('has at least 12 characters');
});
