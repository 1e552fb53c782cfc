import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readModel } from '../src/model-file.ts';
import { buildModel, MODEL_FILE } from './build-model.ts';
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
  // One of them may find the finished file of the other.
  expect(await Promise.all([buildModel(file, few), buildModel(file, few)])).toContain(true);
  expect(await readdir(directory)).toEqual(['model']);
  expect(readModel(await readFile(file))).toBeDefined();
});
