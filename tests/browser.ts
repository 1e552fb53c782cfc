import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

/** The options by which Playwright and Vitest start a browser. */
export interface BrowserLaunchOptions {
  executablePath: string;
  args: string[];
}

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds a Chromium for the tests: `CHROMIUM_PATH`, then Playwright's download, then the system's, then the
 * one from npm (linux-x64 only). Throws with instructions when there is none.
 */
export async function findBrowser(): Promise<BrowserLaunchOptions> {
  const installed = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM_BROWSERS].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
  if (installed !== undefined) return { executablePath: installed, args: sandboxArguments() };
  if (process.platform === 'linux' && process.arch === 'x64') return unpackBundledBrowser();
  throw new Error(
    'No Chromium found. Run `npx playwright install chromium`, or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
}

/**
 * Finds a browser for tests that compare no pixels: `CHROMIUM_PATH`, then the headless one from npm
 * (linux-x64 only; story tests take a fifth less time in it), then any other.
 */
export async function findQuickBrowser(): Promise<BrowserLaunchOptions> {
  const hasBundled = process.platform === 'linux' && process.arch === 'x64';
  return hasBundled && !process.env.CHROMIUM_PATH ? unpackBundledBrowser() : findBrowser();
}

/** Chromium cannot use its sandbox as root, and containers run as root. */
function sandboxArguments(): string[] {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : [];
}

/**
 * The package is made for AWS Lambda. Elsewhere its libraries must be unpacked and added to the library path
 * by hand. Its arguments, such as a single process for all pages, do not suit here. It has no sandbox helper.
 */
async function unpackBundledBrowser(): Promise<BrowserLaunchOptions> {
  const { default: bundled, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium');
  const executablePath = await bundled.executablePath();
  const entry = import.meta.resolve('@sparticuz/chromium');
  const libraries = await inflate(fileURLToPath(new URL('../bin/al2023.tar.br', entry)));
  setupLambdaEnvironment(`${libraries}/lib`);
  return { executablePath, args: ['--no-sandbox'] };
}
