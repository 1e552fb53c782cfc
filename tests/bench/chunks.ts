import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

/** Modules that are not worth a line, in bytes as they are in the chunk. */
const SMALLEST = 1000;

const APP = path.resolve('packages/app');

/** What each script of the built app holds: its compressed bytes, and its modules by their owner. */
export async function benchChunks(): Promise<void> {
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

function kilobytes(bytes = 0): string {
  return (bytes / 1000).toFixed(1);
}
