import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { MODEL_FILE, openEmbedded } from './open-embedded.ts';

const directory = await mkdtemp(path.join(tmpdir(), 'daylit-model-'));
afterAll(() => rm(directory, { recursive: true }));
const file = path.join(directory, 'model.bin');

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
  await expect(openEmbedded(file)).rejects.toThrow(
    /^The assistant’s model is (missing|damaged): .+\. Run `npm start`/,
  );
});
