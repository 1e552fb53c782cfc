import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { buildCommit, buildWorkingTree } from './build-storybook.ts';
import { captureStories, launchBrowser, type Task } from './capture-stories.ts';
import { findChangedStories, type Story, type StoryPair } from './changed-stories.ts';
import { compareFolders } from './compare-folders.ts';
import { findBaseCommit, git } from './git.ts';
import { AFTER, BEFORE, OUTPUT } from './output.ts';
import { writeReport } from './report.ts';
import { captureScreens } from './screens.ts';
import { readContents, serveStorybook } from './storybook.ts';

// npm run test:visual                    what changed since the branch left main
// npm run test:visual -- --base <ref>    what changed since another commit
// npm run test:visual -- button          of that, the stories whose id matches the expression

const { values, positionals } = parseArgs({ options: { base: { type: 'string' } }, allowPositionals: true });
const [pattern = ''] = positionals;
const say = (line: string) => process.stdout.write(`${line}\n`);
const startedAt = performance.now();
const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(0)} s`;

const commit = findBaseCommit(values.base);
const base = git('log', '-1', '--format=%h %s', commit);
say(`Before: ${base}\nAfter: the working tree\nBuilding both…`);
const folders = { before: await buildCommit(commit), after: buildWorkingTree() };
const [before, after] = [readContents(folders.before), readContents(folders.after)];
const changed = findChangedStories(before, after);
if (changed.length === 0) {
  say(`No story changed: all ${after.stories.length} consist of the same modules (${seconds()}).`);
  process.exit();
}

const pairs = changed.filter((pair) => new RegExp(pattern, 'i').test(nameOf(pair)));
if (pairs.length === 0) throw new Error(`None of the ${changed.length} changed stories matches ${pattern}.`);
say(`Photographing ${pairs.length} of ${after.stories.length} stories (${seconds()})…`);

await rm(OUTPUT, { recursive: true, force: true });
const browser = await launchBrowser();
const capture = async (side: typeof BEFORE | typeof AFTER, designs: boolean) => {
  const { url, close } = await serveStorybook(folders[side]);
  const tasks = pairs.flatMap((pair) => taskOf(pair, pair[side]));
  const failures = await captureStories(browser, url, tasks, side);
  const screens = designs
    ? await captureScreens(
        browser,
        url,
        tasks.map(({ id }) => id),
      )
    : [];
  close();
  return { failures, screens };
};
const old = await capture(BEFORE, false);
const now = await capture(AFTER, true);
await browser.close();

const failures = [
  ...old.failures.map(({ name, problem }) => ({ name, problem: `before: ${problem}` })),
  ...now.failures,
];
const changes = await compareFolders();
const page = await writeReport({ base, failures, changes, screens: now.screens });

for (const { name, problem } of failures) say(`FAILED ${name}: ${problem}`);
for (const { name, kind, reason } of changes) say(`${kind} ${name}: ${reason}`);
if (changes.length + failures.length === 0)
  say(`Nothing looks different in ${pairs.length} stories (${seconds()}).`);
else {
  say(`${changes.length} pictures differ, ${failures.length} failed (${seconds()}). Look at ${page}`);
  process.exitCode = 1;
}

/** Both sides name their pictures after the id of now. */
function nameOf({ before, after }: StoryPair): string {
  return (after ?? before)?.id ?? '';
}

function taskOf(pair: StoryPair, story: Story | undefined): Task[] {
  return story === undefined ? [] : [{ id: story.id, name: nameOf(pair) }];
}
