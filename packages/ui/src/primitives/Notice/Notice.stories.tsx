import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Primitives/Notice',
  component: Notice,
  args: { children: 'Care plan is empty.' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Notice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Care plan is empty.');
  },
};

export const Success: Story = { args: { tone: 'success', children: 'Your message has been sent!' } };

export const Warning: Story = { args: { tone: 'warning', children: 'A little dark on the left side.' } };

export const Danger: Story = {
  args: { tone: 'danger', children: 'Unexpected error. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Unexpected error. Please try again.');
  },
};

export const LongestText: Story = {
  args: {
    children: (
      <>
        You have used the scan of this month. The next one is free again on December 1, and a photo that is
        not clear enough never counts. Until then, <Link href="/chat">ask the skin assistant</Link> or look at
        your timeline.
      </>
    ),
  },
};
