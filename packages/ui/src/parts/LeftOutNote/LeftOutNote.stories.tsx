import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LeftOutNote } from './LeftOutNote.tsx';

const meta = {
  title: 'Parts/LeftOutNote',
  component: LeftOutNote,
  args: {
    sentence: 'Left out: you said that you are pregnant or nursing.',
  },
} satisfies Meta<typeof LeftOutNote>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The answer, and where it can be changed. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Left out: you said/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change what you said' })).toHaveAttribute(
      'href',
      '/care-plan#preferences',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A long word of an avoid list. */
export const LongestText: Story = {
  args: {
    sentence: `Left out: you said that you avoid ${'hydroxypinacolone retinoate '.repeat(2).trim()}.`,
  },
};
