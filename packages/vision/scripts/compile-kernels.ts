import { readFile } from 'node:fs/promises';
import { main } from 'assemblyscript/asc';

const SOURCES = ['kernels.as.ts', 'planes.as.ts', 'lines.as.ts', 'chart.as.ts', 'fits.as.ts'];

/**
 * The text of `src/runtime/kernels.gen.ts`. The same compiler gives the same bytes, so a test can compare the
 * committed file.
 */
export async function compileKernels(): Promise<string> {
  const sources = new Map<string, string>();
  for (const name of SOURCES)
    sources.set(name, await readFile(new URL(`../src/runtime/${name}`, import.meta.url), 'utf8'));
  let binary: Uint8Array | undefined;
  const { error, stderr } = await main(
    [...SOURCES, '--outFile', 'kernels.wasm', '--runtime', 'stub', '--enable', 'simd', '-O3', '--noAssert'],
    {
      readFile: (name) => sources.get(name) ?? null,
      writeFile: (name, contents) => {
        if (name === 'kernels.wasm' && typeof contents !== 'string') binary = contents;
      },
      listFiles: () => [],
    },
  );
  if (error || !binary) throw new Error(`The kernels do not compile: ${stderr.toString()}`, { cause: error });
  const base64 = Buffer.from(binary).toString('base64');
  const lines = base64.match(/.{1,110}/g) ?? [];
  return [
    '// Made by `node packages/vision/scripts/build-kernels.ts` from the files *.as.ts. Do not edit.',
    '',
    '/** WebAssembly of the kernels, base64. */',
    'export const KERNELS =',
    `${lines.map((line) => `  '${line}'`).join(' +\n')};`,
    '',
  ].join('\n');
}
