import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { findBrowser } from '../browser.ts';
import { decode, encode, encodeDifference, readBaseline, writeBaseline } from './baselines.ts';
import { comparePictures } from './compare-pictures.ts';
import { pictureName, THEMES, type Viewport, VIEWPORTS } from './modes.ts';
import { OUTPUT } from './output.ts';
import { StoryPage } from './story-page.ts';

/** The result of one screenshot. */
export interface PictureResult {
  name: string;
  /** Why it differs from its baseline; absent when it does not. */
  problem?: string;
  /** Whether it was written as the new baseline. */
  isWritten?: boolean;
}

interface Task {
  all: string[];
  isUpdate: boolean;
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

/** Takes screenshots of stories in both themes and widths. Compares each with its baseline, or writes it. */
export async function captureStories(
  browser: Browser,
  url: string,
  stories: string[],
  task: Task,
): Promise<PictureResult[]> {
  const shares = Math.max(1, Math.ceil(availableParallelism() / VIEWPORTS.length));
  const jobs = VIEWPORTS.flatMap((viewport) =>
    Array.from({ length: shares }, (_, share) =>
      captureShare(
        browser,
        url,
        stories.filter((_story, index) => index % shares === share),
        viewport,
        task,
      ),
    ),
  );
  return (await Promise.all(jobs)).flat();
}

async function captureShare(
  browser: Browser,
  url: string,
  stories: string[],
  viewport: Viewport,
  task: Task,
): Promise<PictureResult[]> {
  const results: Promise<PictureResult>[] = [];
  const open = (story: string) =>
    StoryPage.open(browser, url, viewport, task.all.find((other) => other !== story) ?? story);
  const page = await open(stories[0] ?? '');
  for (const story of stories) {
    const own = await page.viewportOf(story);
    // A story about one width gets a screenshot in that width only.
    if (own !== undefined && viewport !== VIEWPORTS[0]) continue;
    await page.resizeTo(own ?? viewport);
    const problem = await page.show(story);
    for (const theme of THEMES) {
      const name = pictureName(story, own ?? viewport, theme);
      if (problem === undefined) results.push(judge(name, await page.capture(theme), task.isUpdate));
      else results.push(Promise.resolve({ name, problem }));
    }
  }
  await page.close();
  return Promise.all(results);
}

async function judge(name: string, png: Buffer, isUpdate: boolean): Promise<PictureResult> {
  const [encoded, baseline] = await Promise.all([encode(png), readBaseline(name)]);
  if (baseline?.equals(encoded)) return { name };
  const comparison =
    baseline === undefined ? undefined : comparePictures(await decode(baseline), await decode(encoded));
  if (comparison?.isSame) return { name };
  if (isUpdate) {
    await writeBaseline(name, encoded);
    return { name, isWritten: true };
  }
  await savePicture(`now/${name}.png`, png);
  if (baseline !== undefined) await savePicture(`baseline/${name}.webp`, baseline);
  if (comparison?.difference !== undefined)
    await savePicture(`difference/${name}.webp`, await encodeDifference(comparison.difference));
  return { name, problem: comparison?.reason ?? 'has no committed picture' };
}

/** Saves a picture beside the report. */
export async function savePicture(file: string, picture: Buffer): Promise<void> {
  await mkdir(path.dirname(OUTPUT + file), { recursive: true });
  await writeFile(OUTPUT + file, picture);
}
