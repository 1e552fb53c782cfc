import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { buildAppIfStale } from '../../scripts/build-app-if-stale.ts';
import { readPageScripts } from '../page-scripts.ts';

/** Modules that are not worth a line, in bytes as they are in the chunk. */
const SMALLEST = 1000;

const APP = path.resolve('packages/app');

/**
 * What each page loads before it is live, in compressed bytes, and what each script of the built app holds: its
 * modules by their owner. Parts that a page loads later are scripts of no page.
 */
export async function benchChunks(): Promise<void> {
  await buildAppIfStale();
  for (const { page, scripts, bytes } of await readPageScripts()) {
    const list = scripts.map(({ file, bytes: size }) => `${nameOf(file)} ${kilobytes(size)}`).join(', ');
    console.log(`${page.padEnd(24)}${kilobytes(bytes).padStart(6)} kB in ${scripts.length}: ${list}`);
  }
  const built = await build({ root: APP, logLevel: 'error', build: { write: false } });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const sizes = new Map(chunks.map((chunk) => [chunk.fileName, brotliCompressSync(chunk.code).length]));
  for (const chunk of chunks.toSorted(
    (a, b) => Number(sizes.get(b.fileName)) - Number(sizes.get(a.fileName)),
  )) {
    console.log(`${chunk.fileName}: ${kilobytes(sizes.get(chunk.fileName))} kB`);
    const owners = Map.groupBy(Object.entries(chunk.modules), ([id]) => ownerOf(id));
    for (const [owner, modules] of owners) {
      const total = modules.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0);
      if (total < SMALLEST) continue;
      console.log(`  ${owner}: ${kilobytes(total)} kB before compression`);
    }
  }
}

/** A package, or a folder of ours with what is in it. */
function ownerOf(id: string): string {
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
  return name ?? path.dirname(path.relative(path.dirname(APP), id));
}

/** The name of a script without its hash. */
function nameOf(file: string): string {
  return file.replace(/-[\w-]{8}\.js$/, '');
}

function kilobytes(bytes = 0): string {
  return (bytes / 1000).toFixed(1);
}
