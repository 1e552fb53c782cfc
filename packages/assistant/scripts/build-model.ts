import { createHash, randomUUID } from 'node:crypto';
import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isModelOf, writeModel } from '../src/model-file.ts';
import { trainModel } from './train-model.ts';
import { type Examples, readExamples } from './read-examples.ts';

const PACKAGE = path.join(import.meta.dirname, '..');

export const MODEL_FILE = path.join(PACKAGE, 'dist/model.bin');

/** Everything that changes the model. */
const SOURCES = ['data/*.tsv', 'scripts/*.ts', 'src/recognition/*.ts', 'src/model-file.ts'];

/** Makes the file of the model, unless it was made from the same sources. True when it was made. */
export async function buildModel(
  file = MODEL_FILE,
  examples: () => Examples = readExamples,
): Promise<boolean> {
  const source = await digestOfSources();
  const built = await readFile(file).catch(() => undefined);
  if (built && isModelOf(built, source)) return false;
  // Complete or not at all, also beside another build, which writes the same bytes to a name of its own.
  const unfinished = `${file}.${randomUUID()}`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(unfinished, writeModel(trainModel(examples()), source));
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  return true;
}

async function digestOfSources(): Promise<Buffer> {
  const files: string[] = [];
  for await (const file of glob(SOURCES, { cwd: PACKAGE, exclude: ['**/*.test.ts'] })) files.push(file);
  const hash = createHash('sha256');
  for (const file of files.sort())
    hash.update(
      createHash('sha256')
        .update(await readFile(path.join(PACKAGE, file)))
        .digest(),
    );
  return hash.digest();
}
