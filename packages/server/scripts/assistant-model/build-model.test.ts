import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { MODEL_FILE, openModel } from '../../src/adapters/assistant/embedded/open-model.ts';
import { buildModel } from './build-model.ts';
import { readExamples } from './read-examples.ts';

const directory = await mkdtemp(path.join(tmpdir(), 'daylit-model-'));
afterAll(() => rm(directory, { recursive: true }));
const file = path.join(directory, 'model');

/** Quickly learned. */
const few = () => readExamples((set) => set === '21');

it('the model is not built again from the same sources', async () => {
  await cp(MODEL_FILE, file);
  expect(await buildModel(file)).toBe(false);
});

it('the model is built completely by two builds at once, which leave no other file', async () => {
  await rm(file, { force: true });
  expect(await Promise.all([buildModel(file, few), buildModel(file, few)])).toEqual([true, true]);
  expect(await readdir(directory)).toEqual(['model']);
  await openModel(file);
  await openModel();
});

it.each([
  ['missing', async () => rm(file, { force: true })],
  ['empty', async () => writeFile(file, '')],
  ['cut off', async () => writeFile(file, (await readFile(MODEL_FILE)).subarray(0, 1_000_000))],
  [
    'damaged',
    async () => {
      const bytes = await readFile(MODEL_FILE);
      bytes.writeUInt8(255 - bytes.readUInt8(1_000_000), 1_000_000);
      await writeFile(file, bytes);
    },
  ],
])('a model that is %s ends the start with advice', async (_, spoil) => {
  await spoil();
  await expect(openModel(file)).rejects.toThrow(
    /^The assistant’s model is (missing|damaged): .+\. Run `npm start`/,
  );
});
