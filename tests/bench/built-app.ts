import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { User } from '@daylit/contract';
import type { Browser, Page } from 'playwright';

const DIST = path.join(import.meta.dirname, '../../packages/app/dist');
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Milliseconds that a busy machine may take. */
const PAGE_TIMEOUT_MS = 120_000;

/** A phone is about four times slower than a desk computer. */
const SLOWDOWN = 4;

/** Who is signed in. */
export const MEMBER = {
  email: 'bench@example.org',
  username: 'bench',
  is_email_verified: true,
  onboarding_complete: true,
  agreed_to_terms: true,
  agreed_to_terms_date: '2026-11-20T09:28:00.000Z',
  plan: 'pro_monthly',
  age_band: '25-39',
  latest_checkin_id: null,
} satisfies Partial<User>;

interface Opening<Argument> {
  path: string;
  /** What the server says to `GET` of a path of the API. */
  answer(pathname: string): unknown;
  /** Whether the screen is touched. Default: it has a mouse. */
  hasTouch?: boolean;
  /** Runs in the page before its own scripts. */
  script?: { run: (argument: Argument) => void; argument: Argument };
}

/** Opens a page of the built app on a phone's screen, in a context of its own, without a server. */
export async function openBuiltApp<Argument>(
  browser: Browser,
  { path: address, answer, hasTouch = false, script }: Opening<Argument>,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch,
    baseURL: 'https://bench.test',
    // Nothing slides in, so that what is painted is seen.
    reducedMotion: 'reduce',
  });
  // The pages ask for their member only where this cookie is.
  await context.addCookies([{ name: 'signed-in', value: 'bench', url: 'https://bench.test' }]);
  const page = await context.newPage();
  page.setDefaultTimeout(PAGE_TIMEOUT_MS);
  if (script) await page.addInitScript(script.run as (argument: unknown) => void, script.argument);
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/api/')) return route.fulfill({ json: answer(pathname) });
    const file = path.extname(pathname) === '' ? 'app.html' : pathname;
    const contentType = TYPES[path.extname(file)] ?? (file === 'app.html' ? 'text/html' : 'font/woff2');
    return route.fulfill({ body: await readFile(path.join(DIST, file)), contentType });
  });
  await page.goto(address);
  return page;
}

/** Slows the page's main thread down to that of a phone. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}
