import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { afterEach, expect, test } from 'vitest';
import { freezeClock } from '../../.storybook/freeze-clock.ts';
import { withShell } from '../../.storybook/with-shell.tsx';
import { findOverlaps } from './find-overlaps.ts';
import '../../packages/ui/src/tokens/global.css';
import '../../packages/ui/src/tokens/fonts.css';

/** CSS px: from the narrowest phone to a large screen. */
const [NARROWEST, WIDEST, STEP] = [320, 2560, 20];

type Stories = Parameters<typeof composeStories>[0];

const SCREENS = import.meta.glob<Stories>(
  [
    '../../packages/ui/src/**/*Screen.stories.tsx',
    '../../packages/ui/src/scans/ResultsScreen/RecordedReports.stories.tsx',
  ],
  { eager: true },
);

/** The longest report and the usual one stand for all recorded reports. */
const NAMES: ReadonlySet<string> = new Set(['Default', 'LongestText', 'Blemished', 'SecondScan']);

setProjectAnnotations({
  decorators: [withShell],
  globalTypes: {},
  initialGlobals: { theme: 'light', textSize: '100%', plan: 'free' },
  beforeEach: () => freezeClock(),
});

const stories = Object.entries(SCREENS).flatMap(([file, module]) =>
  Object.entries(composeStories(module))
    .filter(([name]) => NAMES.has(name))
    .map(([name, story]) => ({
      title: `${/(\w+)\.stories/.exec(file)?.[1]}, ${name}`,
      story: story as { run: (context: { canvasElement: HTMLElement }) => Promise<void> },
    })),
);

const root = document.createElement('div');
document.body.append(root);
/** Vitest runs the page in a frame. Its media and container queries follow its width at once. */
const { style } = globalThis.frameElement as HTMLElement;
const before = style.width;

afterEach(() => {
  style.width = before;
});

test.each(stories)('nothing overlaps at any width of $title', async ({ story }) => {
  await story.run({ canvasElement: root });
  const found = new Map<string, number[]>();
  for (let width = NARROWEST; width <= WIDEST; width += STEP) {
    style.width = `${width}px`;
    expect(document.documentElement.clientWidth).toBe(width);
    for (const pair of findOverlaps(root)) found.set(pair, [...(found.get(pair) ?? []), width]);
  }
  expect(
    Array.from(found, ([pair, [first, ...more]]) => `${pair} from ${first} to ${more.at(-1) ?? first} px`),
  ).toEqual([]);
});

test('a meter over a name is found', () => {
  root.innerHTML =
    '<p style="position: absolute">Redness</p><span role="img" aria-label="2 to 3">2 to 3</span>';
  expect(findOverlaps(root)).toEqual([expect.stringMatching(/Redness.*2 to 3|2 to 3.*Redness/)]);
});
