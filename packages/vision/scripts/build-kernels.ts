import { writeFile } from 'node:fs/promises';
import { compileKernels } from './compile-kernels.ts';

await writeFile(new URL('../src/runtime/kernels.gen.ts', import.meta.url), await compileKernels());
