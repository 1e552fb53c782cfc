import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe } from 'vitest';
import { describesStreamStores } from '../../../test/file-store.suite.ts';
import { createStreamFiles } from './stream-files.ts';

const directory = await mkdtemp(path.join(tmpdir(), 'stream-files-'));
afterAll(() => rm(directory, { recursive: true }));

let stores = 0;
describe('streams on a disk', () => {
  describesStreamStores(() => {
    stores += 1;
    return createStreamFiles(path.join(directory, String(stores)));
  });
});
