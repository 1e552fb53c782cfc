import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import type { Browser, CDPSession, Page } from 'playwright';
import { VIEWPORTS as NAMED_VIEWPORTS } from '../../.storybook/modes.ts';
import { measureStory } from './measure-story.ts';
import type { Theme, Viewport } from './modes.ts';

/** Longest time for a story, in milliseconds. After that it counts as hanging. */
const LONGEST_STORY = 20_000;

/** A story is stable after this many milliseconds without a change: a few frames. */
const QUIET = 80;

/** Longest wait for a stable story, in milliseconds: some changes never end, such as a clock. */
const LONGEST_UNREST = 1000;

/**
 * Hides the blinking caret, and keeps a slowly loading story visible. Storybook would hide it, and a hidden
 * element cannot take the focus.
 */
const STEADY = `
  * { caret-color: transparent !important; }
  .sb-show-preparing-story > :not(.sb-wrapper, script, style) { display: revert !important; }
`;

/** CSS px around the story, for a focus ring outside its box. */
const MARGIN = 8;

/** Largest height of a picture, CSS px. Only an unbounded list is taller. */
const TALLEST = 8000;

interface StorybookWindow {
  __STORYBOOK_PREVIEW__: {
    loadStory: (wish: { storyId: string }) => Promise<{ storyGlobals?: { viewport?: { value?: string } } }>;
  };
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: string, listener: (news: never) => void) => void;
    off: (event: string, listener: (news: never) => void) => void;
    emit: (event: string, news: unknown) => void;
  };
}

/** A Storybook page that shows one story after the other and takes screenshots. */
export class StoryPage {
  readonly #page: Page;
  readonly #devtools: CDPSession;
  #requests = 0;

  private constructor(page: Page, devtools: CDPSession) {
    this.#page = page;
    this.#devtools = devtools;
    page.on('request', () => this.#requests++);
    page.on('requestfinished', () => this.#requests--);
    page.on('requestfailed', () => this.#requests--);
  }

  /** Opens Storybook's page without a story. */
  static async open(
    browser: Browser,
    url: string,
    { width, height }: Viewport,
    deviceScaleFactor = 1,
  ): Promise<StoryPage> {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'UTC',
      // Storybook waits for animations unless its test runner is the user agent. There are none here.
      userAgent: 'StorybookTestRunner',
    });
    const page = await context.newPage();
    await page.goto(`${url}/iframe.html?id=none&viewMode=story&globals=theme:light;a11y.manual:!true`);
    await page.waitForSelector('body.sb-show-errordisplay', { state: 'attached', timeout: LONGEST_STORY });
    await page.addStyleTag({ content: STEADY });
    return new StoryPage(page, await context.newCDPSession(page));
  }

  /** The viewport that a story asks for (`globals: { viewport: … }`), if any. */
  async viewportOf(story: string): Promise<Viewport | undefined> {
    const name = await this.#page.evaluate(askForViewport, story);
    const viewport = Object.entries(NAMED_VIEWPORTS).find(([known]) => known === name)?.[1];
    if (viewport === undefined) return undefined;
    const { width, height } = viewport.styles;
    return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
  }

  async resizeTo({ width, height }: Viewport): Promise<void> {
    await this.#page.setViewportSize({ width, height });
  }

  /** Shows another story and plays it. Returns what went wrong, if anything. */
  async show(story: string): Promise<string | undefined> {
    const shown = this.#page.evaluate(showStory, story);
    const late = new AbortController();
    const hanging = wait(LONGEST_STORY, `took more than ${LONGEST_STORY / 1000} s`, { signal: late.signal });
    const problem = await Promise.race([shown, hanging]);
    late.abort();
    if (problem === undefined) await this.#page.evaluate(settle, { quiet: QUIET, longest: LONGEST_UNREST });
    // Content that was scrolled during the play function renders slightly differently until a full repaint.
    await this.#applyTheme('dark');
    return problem === undefined ? undefined : firstLine(problem);
  }

  /** A PNG of the story in a theme. */
  async capture(theme: Theme): Promise<Buffer> {
    await this.#applyTheme(theme);
    const { isInWindow, ...box } = await this.#page.evaluate(measureStory, {
      margin: MARGIN,
      tallest: TALLEST,
    });
    const { data } = await this.#devtools.send('Page.captureScreenshot', {
      format: 'png',
      clip: { ...box, scale: 1 },
      // Capturing beyond the viewport enlarges the window, which makes infinite lists load more.
      captureBeyondViewport: !isInWindow,
      optimizeForSpeed: true,
    });
    return Buffer.from(data, 'base64');
  }

  /** A PNG of the window in a theme. */
  async captureWindow(theme: Theme): Promise<Buffer> {
    await this.#applyTheme(theme);
    return this.#page.screenshot();
  }

  /** Applies a theme and waits for the pictures that only this theme loads. */
  async #applyTheme(theme: Theme): Promise<void> {
    await this.#page.evaluate(setTheme, theme);
    while (this.#requests > 0) await this.#page.evaluate(nextFrame);
    await this.#page.evaluate(nextFrame);
  }

  async close(): Promise<void> {
    await this.#page.context().close();
  }
}

/** The first line of a matcher's message, without colours. */
function firstLine(message: string): string {
  return stripVTControlCharacters(message).trim().split('\n', 1)[0] ?? '';
}

// The functions below run in the page.

async function askForViewport(storyId: string): Promise<string | undefined> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as StorybookWindow;
  const { storyGlobals } = await preview.loadStory({ storyId });
  return storyGlobals?.viewport?.value;
}

function showStory(story: string): Promise<string | undefined> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as StorybookWindow;
  return new Promise((resolve) => {
    let problem: string | undefined;
    const failures = [
      'playFunctionThrewException',
      'storyThrewException',
      'storyErrored',
      'storyMissing',
      'unhandledErrorsWhilePlaying',
    ];
    const onFailure = (news: unknown) => {
      const [first] = Array.isArray(news) ? (news as unknown[]) : [news];
      problem ??= (first as { message?: string } | undefined)?.message ?? JSON.stringify(first);
    };
    const onFinish = ({ storyId, status }: { storyId: string; status: string }) => {
      if (storyId !== story) return;
      channel.off('storyFinished', onFinish as never);
      for (const failure of failures) channel.off(failure, onFailure as never);
      resolve(problem ?? (status === 'success' ? undefined : `finished with ${status}`));
    };
    for (const failure of failures) channel.on(failure, onFailure as never);
    channel.on('storyFinished', onFinish as never);
    channel.emit('setCurrentStory', { storyId: story, viewMode: 'story' });
  });
}

/** Waits for fonts and pictures, then for stability: scrolling and focus can change after a play function. */
async function settle({ quiet, longest }: { quiet: number; longest: number }): Promise<void> {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await document.fonts.ready;
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  const videos = [...document.querySelectorAll('video')].filter((video) => video.srcObject !== null);
  const late = new Promise((resolve) => {
    setTimeout(resolve, longest);
  });
  for (const video of videos)
    await Promise.race([late, new Promise((resolve) => video.requestVideoFrameCallback(resolve))]);
  const isStill = new Promise((resolve) => {
    let end = setTimeout(resolve, quiet);
    const onChange = () => {
      clearTimeout(end);
      end = setTimeout(resolve, quiet);
    };
    new MutationObserver(onChange).observe(document, { attributes: true, childList: true, subtree: true });
    for (const event of ['scroll', 'focusin', 'focusout']) document.addEventListener(event, onChange, true);
  });
  await Promise.race([late, isStill]);
}

function setTheme(theme: string): Promise<unknown> {
  document.documentElement.dataset.theme = theme;
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}
