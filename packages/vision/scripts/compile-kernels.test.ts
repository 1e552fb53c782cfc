import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { compileKernels } from './compile-kernels.ts';

test('the committed kernels are the ones that kernels.as.ts compiles to', async () => {
  const committed = await readFile(new URL('../src/runtime/kernels.gen.ts', import.meta.url), 'utf8');
  expect(await compileKernels()).toBe(committed);
});
