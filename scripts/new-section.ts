import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';

const INDEX = 'packages/ui/src/index.ts';

const [target = ''] = process.argv.slice(2);
const [, area, name] = /^([a-z-]+)\/([A-Z][A-Za-z]+)$/.exec(target) ?? [];
if (!area || !name) {
  console.error('Say which section: npm run new:section scans/SkinTone');
  process.exit(1);
}

const folder = `packages/ui/src/${area}/${name}`;
if (existsSync(folder)) {
  console.error(`${folder} exists already.`);
  process.exit(1);
}

const component = `import type { Loaded } from '../../lib/states.ts';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { SectionCard } from '../../parts/SectionCard/SectionCard.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

export interface ${name}Props {
  /** What the section shows. */
  text: Loaded<string>;
  /** Called to load it again. */
  onRetry: () => void;
}

/**
 * What the section is for.
 *
 * **Do** say how it is used well. **Don't** leave this sentence as it is.
 */
export function ${name}({ text, onRetry }: ${name}Props) {
  switch (text.state) {
    case 'waiting':
      return <Skeleton height="6em" />;
    case 'failed':
      return <LoadProblem title="This could not be loaded." detail={text.detail} onRetry={onRetry} />;
    case 'ready':
      return <SectionCard title="${name}">{text.value}</SectionCard>;
  }
}
`;

const stories = `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ${name} } from './${name}.tsx';

const meta = {
  title: '${groupOf(name)}/${area}/${name}',
  component: ${name},
  args: { text: { state: 'ready', value: 'Text' }, onRetry: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ${name}>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Text')).toBeVisible();
  },
};

export const Waiting: Story = { args: { text: { state: 'waiting' } } };

export const Failed: Story = {
  args: { text: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithDetail: Story = {
  args: { text: { state: 'failed', detail: 'Too many requests. Try again in a minute.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many requests. Try again in a minute.');
  },
};

export const LongestText: Story = { args: { text: { state: 'ready', value: 'Text '.repeat(200) } } };
`;

await mkdir(folder, { recursive: true });
await writeFile(`${folder}/${name}.tsx`, component);
await writeFile(`${folder}/${name}.stories.tsx`, stories);
await exportSection(name);
console.log(`Made ${folder} and its line in ${INDEX}. Fill in states and stories.`);

/** The group of the sidebar in Storybook. */
function groupOf(section: string): string {
  if (section.endsWith('Screen')) return 'Screens';
  return section.endsWith('Modal') ? 'Modals' : 'Sections';
}

/** Adds the section to the exports of the package, in alphabetical order. */
async function exportSection(section: string): Promise<void> {
  const line = `export { ${section}, type ${section}Props } from './${area}/${section}/${section}.tsx';`;
  const lines = (await readFile(INDEX, 'utf8')).split('\n');
  const next = lines.findIndex((other) => nameIn(other) > section.toLowerCase());
  lines.splice(next < 0 ? lines.length - 1 : next, 0, line);
  await writeFile(INDEX, lines.join('\n'));
}

/** The first name that a line exports, in lower case; empty for any other line. */
function nameIn(line: string): string {
  return /^export \{ (?:type )?(\w+)/.exec(line)?.[1]?.toLowerCase() ?? '';
}
