import { rm } from 'node:fs/promises';
import { listBaselines, removeBaseline } from './baselines.ts';
import { captureScreens } from './screens.ts';
import { buildStorybookIfStale, listStories, serveStorybook } from './storybook.ts';
import { OUTPUT } from './output.ts';
import { writeReport } from './report.ts';
import { launchBrowser, captureStories } from './capture-stories.ts';

// npm run test:visual                  compares every story with its committed pictures
// npm run test:visual -- button        only stories whose id contains the word (or matches the expression)
// npm run test:visual -- --update      writes the pictures, after you have looked at them

const words = process.argv.slice(2);
const isUpdate = words.includes('--update');
const pattern = words.find((word) => !word.startsWith('--'));
const say = (line: string) => process.stdout.write(`${line}\n`);

await buildStorybookIfStale();
const all = listStories();
const stories = pattern === undefined ? all : all.filter((story) => new RegExp(pattern, 'i').test(story));
if (stories.length === 0) throw new Error(`No story matches ${pattern}: nothing would be compared.`);

await rm(OUTPUT, { recursive: true, force: true });
const startedAt = performance.now();
const { url, close } = await serveStorybook();
const browser = await launchBrowser();
const results = await captureStories(browser, url, stories, { all, isUpdate });
const screens = await captureScreens(browser, url, { stories, all });
await browser.close();
close();

const known = new Set(all);
const orphans = (await listBaselines()).filter((name) => !known.has(name.slice(name.indexOf('/') + 1)));
if (isUpdate) await Promise.all(orphans.map(removeBaseline));

const failures = results.filter(({ problem }) => problem !== undefined);
for (const { name, problem } of failures) say(`FAILED ${name}: ${problem}`);
if (!isUpdate) for (const name of orphans) say(`FAILED ${name}: a picture of a story that does not exist`);
const page = await writeReport(failures, screens);

const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
const written = results.filter(({ isWritten }) => isWritten).length;
const failed = failures.length + (isUpdate ? 0 : orphans.length);
say(`${stories.length} stories, ${results.length} pictures, ${failed} failed, ${seconds} s`);
if (isUpdate) say(`${written} pictures written, ${orphans.length} removed`);
say(`Look at ${page}`);
process.exitCode = failed === 0 ? 0 : 1;
