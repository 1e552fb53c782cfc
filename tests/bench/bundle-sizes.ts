import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { build } from 'vite';
import { buildAppIfStale } from '../../scripts/build-app-if-stale.ts';
import { findBrowser } from '../browser.ts';
import { readPageScripts } from '../page-scripts.ts';
import { PRODUCT, startServer } from './running-server.ts';

/** Modules that are not worth a line, in bytes as they are in the chunk. */
const SMALLEST = 1000;

const APP = path.resolve('packages/app');

/** The compressed bytes, by kind, that a visitor's browser receives for each prerendered page. */
export async function benchBundleSizes(): Promise<void> {
  await buildAppIfStale();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'daylit-bench-'));
  const server = await startServer(PRODUCT, { DATA_DIR: dataDir });
  const browser = await chromium.launch(await findBrowser());
  try {
    for (const address of await listPrerendered()) await printTransfer(browser, server.origin, address);
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The addresses of the prerendered pages. */
async function listPrerendered(): Promise<string[]> {
  const pages = await readFile('packages/app/dist/pages.json', 'utf8');
  const { visitors } = JSON.parse(pages) as { visitors: Record<string, string> };
  const files = Object.entries(visitors);
  return files.filter(([, file]) => file !== 'app.html').map(([address]) => address);
}

async function printTransfer(browser: Browser, origin: string, address: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const bytes = new Map<string, number>();
  page.on('requestfinished', async (request) => {
    const kind = request.resourceType();
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    bytes.set(kind, (bytes.get(kind) ?? 0) + responseBodySize + responseHeadersSize);
  });
  await page.goto(origin + address);
  await page.waitForLoadState('networkidle');
  await page.close();
  const total = [...bytes.values()].reduce((sum, size) => sum + size, 0);
  const kinds = [...bytes].map(([kind, size]) => `${kind} ${(size / 1000).toFixed(1)}`).join(', ');
  console.log(`${address.padEnd(10)} ${(total / 1000).toFixed(1)} kB: ${kinds}`);
}

/**
 * What each page loads before it is live, in compressed bytes, and what each script of the built app holds:
 * its modules by their owner. Parts that a page loads later are scripts of no page.
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
