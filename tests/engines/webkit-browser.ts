import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserWindow, Found, RunningBrowser } from './browser-window.ts';
import { connect, type WebDriver } from './webdriver.ts';

/** The name that WebDriver gives to a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

interface Reference {
  [ELEMENT]: string;
}

/** The code that WebDriver gives to the key. */
const ENTER = '\uE007';

/**
 * What the toolkit reads: nothing is animated, which pages see as the wish for less motion, and buttons of
 * the window may be so small that the window can be as narrow as a phone.
 */
const TOOLKIT = {
  'settings.ini': '[Settings]\ngtk-enable-animations=false\n',
  'gtk.css': '* { min-width: 0; margin: 0; padding: 0 }\n',
};

/** Pixels, in which a window of a long page has room, and bits of colour. */
const SCREEN = '1280x2400x24';

/** Starts a screen that nobody sees, and on it the WebKit of Debian. */
export async function launchWebKit(programs: {
  driver: string;
  browser: string;
  screen: string;
}): Promise<RunningBrowser> {
  const settings = await mkdtemp(path.join(tmpdir(), 'daylit-webkit-'));
  await mkdir(path.join(settings, 'gtk-3.0'));
  for (const [name, text] of Object.entries(TOOLKIT))
    await writeFile(path.join(settings, 'gtk-3.0', name), text);
  const screen = spawn(programs.screen, ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const port = await findFreePort();
  const program = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      XDG_CONFIG_HOME: settings,
      // The browser's language.
      LANG: 'en_US.UTF-8',
      // Containers run as root, which cannot use the sandbox.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const driver = await connect(`http://127.0.0.1:${port}`);
  return {
    openWindow: (size) => openWindow(driver, programs.browser, size),
    async close() {
      for (const child of [program, screen]) await end(child);
      await rm(settings, { recursive: true });
    },
  };
}

/** A port that nothing listens on. The driver takes no 0. */
async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

async function openWindow(
  driver: WebDriver,
  binary: string,
  { width, height }: { width: number; height: number },
): Promise<BrowserWindow> {
  const options = { binary, args: ['--automation'] };
  const { sessionId } = (await driver('POST', '/session', {
    capabilities: { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string };
  const session: WebDriver = (method, address, body) =>
    driver(method, `/session/${sessionId}${address}`, body);
  const evaluate = (script: string) =>
    session('POST', '/execute/sync', { script: `return ${script}`, args: [] });
  // The bar of the window takes some of its height.
  await session('POST', '/window/rect', { x: 0, y: 0, width, height });
  const page = (await evaluate('innerHeight')) as number;
  await session('POST', '/window/rect', { x: 0, y: 0, width, height: 2 * height - page });

  const open = async (url: string) => void (await session('POST', '/url', { url }));
  return {
    open,
    evaluate: async <Value>(script: string) => (await evaluate(script)) as Value,
    async find(script) {
      const value = (await evaluate(script)) as Reference | null;
      return value ? foundBy(session, value) : undefined;
    },
    async setCookie(address, cookie) {
      await open(address);
      await session('POST', '/cookie', { cookie });
    },
    photograph: async () => Buffer.from(String(await session('GET', '/screenshot')), 'base64'),
    close: async () => void (await session('DELETE', '')),
  };
}

function foundBy(session: WebDriver, reference: Reference): Found {
  const element = `/element/${reference[ELEMENT]}`;
  const script = `(${scrollToRest.toString()})(...arguments)`;
  const reach = () => session('POST', '/execute/async', { script, args: [reference] });
  const type = async (text: string) => void (await session('POST', `${element}/value`, { text }));
  return {
    async click() {
      await reach();
      await session('POST', `${element}/click`, {});
    },
    async write(text) {
      await reach();
      await session('POST', `${element}/clear`, {});
      await type(text);
    },
    async enter() {
      await reach();
      await type(ENTER);
    },
    giveFile: type,
  };
}

/**
 * Scrolls an element into the middle of the window, because the driver itself does not reach one below it,
 * and waits until it stays in one place for two frames. Runs in the page, so it uses nothing from outside.
 */
function scrollToRest(element: Element, done: () => void): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const look = (before: number) => {
    const { top } = element.getBoundingClientRect();
    if (top === before) done();
    else requestAnimationFrame(() => look(top));
  };
  look(NaN);
}
