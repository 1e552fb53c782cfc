import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { SectionCard } from './SectionCard.tsx';

const meta = {
  title: 'Parts/SectionCard',
  component: SectionCard,
  args: { title: 'Two-factor sign-in', aside: <Tag>Off</Tag>, children: <p>What the section says.</p> },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SectionCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Two-factor sign-in' })).toBeVisible();
  },
};

/** The aside moves below a title that needs the whole row. */
export const LongestText: Story = {
  args: { title: 'Where you are signed in with an unusually long name for this section of the account' },
};
