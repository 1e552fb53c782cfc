import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MadeSecret } from './MadeSecret.tsx';

const meta = {
  title: 'Sections/account/MadeSecret',
  component: MadeSecret,
  tags: ['inner'],
  args: {
    secret: 'daylit_pat_4Jq0m1nA8bC5dE6fG9hJ4kL2mN0pQ1rS3tU5vW7xY9z',
    lead: 'Copy the token for Skin diary now.',
    copyLabel: 'Copy token',
    onStored: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof MadeSecret>;

export default meta;

type Story = StoryObj<typeof meta>;

/** What to do is read first. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText('Copy the token for Skin diary now. We show it only this once.'),
    ).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'I have copied it' }));
    await expect(args.onStored).toHaveBeenCalledOnce();
  },
};

/** It wraps anywhere, because nothing in it is a word. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    const secret = canvas.getByText(args.secret);
    await expect(secret.scrollWidth).toBeLessThanOrEqual(secret.clientWidth);
  },
};
