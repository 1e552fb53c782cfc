import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { findBrowser } from '../browser.ts';
import { pictureName, THEMES, type Viewport, VIEWPORTS } from './modes.ts';
import { OUTPUT } from './output.ts';
import { StoryPage } from './story-page.ts';

/** A story to photograph, and the name of its pictures, which both sides of a comparison share. */
export interface Task {
  id: string;
  name: string;
}

/** A story that did not render, or whose play function failed. */
export interface Failure {
  name: string;
  problem: string;
}

/** A Chromium with reproducible rendering and without network access beyond this machine. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, args } = await findBrowser();
  const steady = [
    '--disable-checker-imaging',
    '--disable-lcd-text',
    '--disable-partial-raster',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  ];
  return chromium.launch({ executablePath, args: [...args, ...steady] });
}

/**
 * Takes screenshots of stories in both themes and widths, and saves them in a folder beside the report.
 * Returns what could not be photographed.
 */
export async function captureStories(
  browser: Browser,
  url: string,
  tasks: Task[],
  folder: string,
): Promise<Failure[]> {
  const shares = Math.max(1, Math.ceil(availableParallelism() / VIEWPORTS.length));
  const jobs = VIEWPORTS.flatMap((viewport) =>
    Array.from({ length: shares }, (_, share) =>
      captureShare(
        browser,
        url,
        tasks.filter((_task, index) => index % shares === share),
        viewport,
        folder,
      ),
    ),
  );
  return (await Promise.all(jobs)).flat();
}

async function captureShare(
  browser: Browser,
  url: string,
  tasks: Task[],
  viewport: Viewport,
  folder: string,
): Promise<Failure[]> {
  const failures: Failure[] = [];
  const page = await StoryPage.open(browser, url, viewport);
  for (const { id, name } of tasks) {
    const own = await page.viewportOf(id);
    // A story about one width gets a screenshot in that width only.
    if (own !== undefined && viewport !== VIEWPORTS[0]) continue;
    await page.resizeTo(own ?? viewport);
    const problem = await page.show(id);
    for (const theme of THEMES) {
      const picture = pictureName(name, own ?? viewport, theme);
      if (problem === undefined) await savePicture(`${folder}/${picture}.png`, await page.capture(theme));
      else failures.push({ name: picture, problem });
    }
  }
  await page.close();
  return failures;
}

/** Saves a picture beside the report. */
export async function savePicture(file: string, picture: Buffer): Promise<void> {
  await mkdir(path.dirname(OUTPUT + file), { recursive: true });
  await writeFile(OUTPUT + file, picture);
}
