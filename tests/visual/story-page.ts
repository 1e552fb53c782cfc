import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import type { Browser, CDPSession, Page } from 'playwright';
import { VIEWPORTS as NAMED_VIEWPORTS } from '../../.storybook/modes.ts';
import { measureStory } from './measure-story.ts';
import type { Theme, Viewport } from './modes.ts';

/** Milliseconds. A story that takes longer hangs. */
const LONGEST_STORY = 20_000;

/** Milliseconds without a change after which a story is still: a few frames, for what comes in the frame after next. */
const QUIET = 80;

/** Milliseconds. What moves longer, such as a clock, never ends. */
const LONGEST_UNREST = 1000;

/**
 * No caret blinks, and a story that takes long to load is not hidden meanwhile, as Storybook would: what is hidden cannot
 * take the focus.
 */
const STEADY = `
  * { caret-color: transparent !important; }
  .sb-show-preparing-story > :not(.sb-wrapper, script, style) { display: revert !important; }
`;

/** CSS px around the story: the ring around what has the focus stands outside of it. */
const MARGIN = 8;

/** CSS px. Nothing is longer but a list that forgot to end. */
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

/** One page of the Storybook, in which one story after the other is shown and photographed. */
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

  /** Opens Storybook's page with some story. */
  static async open(
    browser: Browser,
    url: string,
    { width, height }: Viewport,
    story: string,
    deviceScaleFactor = 1,
  ): Promise<StoryPage> {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'UTC',
      // Storybook waits for animations unless its test runner looks on. There are none here.
      userAgent: 'StorybookTestRunner',
    });
    const page = await context.newPage();
    await page.goto(`${url}/iframe.html?id=${story}&viewMode=story&globals=theme:light;a11y.manual:!true`);
    await page.waitForSelector('body.sb-show-main, body.sb-show-errordisplay', { timeout: LONGEST_STORY });
    await page.addStyleTag({ content: STEADY });
    return new StoryPage(page, await context.newCDPSession(page));
  }

  /** The only viewport that the story is about, if it asks for one (`globals: { viewport: … }`). */
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

  /** Shows a story and plays it. Returns what went wrong, if anything did. It may not be the one that is shown. */
  async show(story: string): Promise<string | undefined> {
    const shown = this.#page.evaluate(showStory, story);
    const late = new AbortController();
    const hanging = wait(LONGEST_STORY, `took more than ${LONGEST_STORY / 1000} s`, { signal: late.signal });
    const problem = await Promise.race([shown, hanging]);
    late.abort();
    if (problem === undefined) await this.#page.evaluate(settle, { quiet: QUIET, longest: LONGEST_UNREST });
    // What was scrolled while the story played is drawn a trace differently, until all is drawn anew.
    await this.#putOn('dark');
    return problem === undefined ? undefined : firstLine(problem);
  }

  /** A PNG of what the story draws, in a theme. */
  async photograph(theme: Theme): Promise<Buffer> {
    await this.#putOn(theme);
    const { isInWindow, ...box } = await this.#page.evaluate(measureStory, {
      margin: MARGIN,
      tallest: TALLEST,
    });
    const { data } = await this.#devtools.send('Page.captureScreenshot', {
      format: 'png',
      clip: { ...box, scale: 1 },
      // A taller window would make lists that watch it load more.
      captureBeyondViewport: !isInWindow,
      optimizeForSpeed: true,
    });
    return Buffer.from(data, 'base64');
  }

  /** A PNG of the window, in a theme. */
  async photographWindow(theme: Theme): Promise<Buffer> {
    await this.#putOn(theme);
    return this.#page.screenshot();
  }

  /** Each theme may have pictures of its own, which come when it is put on. */
  async #putOn(theme: Theme): Promise<void> {
    await this.#page.evaluate(putOn, theme);
    while (this.#requests > 0) await this.#page.evaluate(nextFrame);
    await this.#page.evaluate(nextFrame);
  }

  async close(): Promise<void> {
    await this.#page.context().close();
  }
}

/** Matchers colour their words for a terminal and explain at length. */
function firstLine(message: string): string {
  return stripVTControlCharacters(message).trim().split('\n', 1)[0] ?? '';
}

// What follows runs in the page.

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

/** Waits for faces and pictures, and until nothing moves any more: scrolling and focus follow a play function late. */
async function settle({ quiet, longest }: { quiet: number; longest: number }): Promise<void> {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await document.fonts.ready;
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  const films = [...document.querySelectorAll('video')].filter((film) => film.srcObject !== null);
  const late = new Promise((resolve) => {
    setTimeout(resolve, longest);
  });
  for (const film of films)
    await Promise.race([late, new Promise((resolve) => film.requestVideoFrameCallback(resolve))]);
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

function putOn(theme: string): Promise<unknown> {
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
