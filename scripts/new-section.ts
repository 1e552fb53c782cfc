import { existsSync } from 'node:fs';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';

const [target = ''] = process.argv.slice(2);
const [, area, name] = /^([a-z-]+)\/([A-Z][A-Za-z]+)$/.exec(target) ?? [];
if (!area || !name) {
  console.error('Say which section: npm run new:section results/SkinTone');
  process.exit(1);
}

const folder = `packages/ui/src/${area}/${name}`;
if (existsSync(folder)) {
  console.error(`${folder} exists already.`);
  process.exit(1);
}

const component = `import styles from './${name}.module.css';

export interface ${name}Props {
  /** What the section shows. Absent while it has not arrived. */
  text?: string;
}

export function ${name}({ text }: ${name}Props) {
  return <section className={styles['${name}']}>{text ?? 'Loading...'}</section>;
}
`;

const css = `.${name} {
  color: var(--color-text-primary);
}
`;

const stories = `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${name} } from './${name}.tsx';

const meta = {
  title: '${area}/${name}',
  component: ${name},
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { text: 'Text' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Text')).toBeVisible();
  },
};

export const Waiting: Story = {};
`;

await mkdir(folder, { recursive: true });
await writeFile(`${folder}/${name}.tsx`, component);
await writeFile(`${folder}/${name}.module.css`, css);
await writeFile(`${folder}/${name}.stories.tsx`, stories);
await appendFile(
  'packages/ui/src/index.ts',
  `export { ${name}, type ${name}Props } from './${area}/${name}/${name}.tsx';\n`,
);
console.log(
  `Made ${folder} and its line in packages/ui/src/index.ts (sort it in). Fill in states and stories.`,
);
