import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { buildAppIfStale } from '../../scripts/build-app-if-stale.ts';
import { findBrowser } from '../browser.ts';
import { PRODUCT, startServer } from './running-server.ts';

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
