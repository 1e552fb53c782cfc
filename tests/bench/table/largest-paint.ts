import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { buildAppIfStale } from '../../../scripts/build-app-if-stale.ts';
import { startRealServer } from '../../../packages/server/test/real-server.ts';
import { findBrowser } from '../../browser.ts';
import { slowDown } from '../built-app.ts';
import { median } from '../median.ts';
import { join, phonePhoto, scan } from '../phone-scans.ts';
import type { Row } from './row.ts';

const VISITORS = ['/', '/login', '/register', '/terms'];
const MEMBERS = ['/upload', '/dashboard', '/timeline', '/chat', '/care-plan', '/results/1'];
const ROUNDS = 5;

/** From the load to the last paint that can be the largest, in milliseconds. */
const LAST_PAINT = 3000;

/** Milliseconds that a busy machine may take. */
const PAGE_TIMEOUT = 120_000;

/** Slow 4G, as Lighthouse has it: bytes a second, and milliseconds. */
const SLOW_4G = { offline: false, downloadThroughput: 204_800, uploadThroughput: 93_750, latency: 150 };

/** The largest paint of each page on a slow phone, against the same document without its scripts. */
export async function measureLargestPaints(): Promise<Row[]> {
  await buildAppIfStale();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'daylit-bench-'));
  const server = await startRealServer(dataDir);
  const browser = await chromium.launch(await findBrowser());
  try {
    const member = await join(server, 'phone');
    await scan(member, 1, await phonePhoto());
    const visitor = await phoneOf(browser, server.url);
    const rows = await measurePages(visitor, VISITORS, '≤ 1.02');
    await logIn(visitor);
    return [...rows, ...(await measurePages(visitor, MEMBERS, '≤ 1.15'))];
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function phoneOf(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const viewport = { width: 390, height: 844 };
  // A worker would answer with scripts that the floor must not have.
  const context = await browser.newContext({ viewport, baseURL, serviceWorkers: 'block' });
  context.setDefaultTimeout(PAGE_TIMEOUT);
  await context.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) document.documentElement.dataset['lcp'] = `${startTime}`;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  return context;
}

async function logIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('phone@example.org');
  await page.getByRole('textbox', { name: 'Password' }).fill('seven green kettles');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  await page.close();
}

async function measurePages(context: BrowserContext, pages: string[], goal: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const address of pages) {
    const times = { measured: [] as number[], floor: [] as number[] };
    for (let round = 0; round < ROUNDS; round++) {
      times.measured.push(await largestPaint(context, address, true));
      times.floor.push(await largestPaint(context, address, false));
    }
    rows.push({
      name: `Largest paint of ${address}`,
      unit: 'ms',
      measured: median(times.measured),
      floor: median(times.floor),
      against: 'its document without scripts',
      goal,
    });
  }
  return rows;
}

async function largestPaint(context: BrowserContext, address: string, hasScripts: boolean): Promise<number> {
  const page = await context.newPage();
  if (!hasScripts) await page.route('**/*.js', (route) => route.abort());
  await slowDown(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.goto(address, { waitUntil: 'load' });
  await wait(LAST_PAINT);
  const time = Number(await page.locator('html').getAttribute('data-lcp'));
  await page.close();
  return time;
}
