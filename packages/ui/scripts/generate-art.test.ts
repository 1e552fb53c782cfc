import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { generateArt, paintPortrait, portraitFile, PORTRAITS } from './generate-art.ts';
import type { Group } from './token-tree.ts';

const read = (path: string) => readFile(new URL(`../src/${path}`, import.meta.url), 'utf8');

test('the committed drawings are up to date', async () => {
  const tokens = JSON.parse(await read('tokens/tokens.json')) as Group;
  for (const [path, drawing] of generateArt(tokens)) {
    expect((await read(path)) === drawing, `${path} is stale: run generate`).toBe(true);
  }
});

// Two of the nine portraits: one function paints them all, and each takes a quarter of a second.
test.each(['5', 'dim'])('the committed portrait %s is up to date', async (name) => {
  const options = PORTRAITS.get(name);
  const committed = await readFile(new URL(`../src/${portraitFile(name)}`, import.meta.url));
  if (!options) throw new Error(`No portrait is called ${name}.`);
  expect((await paintPortrait(options)).equals(committed), 'stale: run generate').toBe(true);
});
