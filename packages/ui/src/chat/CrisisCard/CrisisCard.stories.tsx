import { CRISIS_HELP_EXAMPLE } from '@daylit/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CrisisCard } from './CrisisCard.tsx';

const meta = {
  title: 'Sections/chat/CrisisCard',
  component: CrisisCard,
  tags: ['inner'],
  args: { help: CRISIS_HELP_EXAMPLE },
} satisfies Meta<typeof CrisisCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
    await expect(canvas.getByRole('link', { name: 'Text 988' })).toHaveAttribute('href', 'sms:988');
    await expect(canvas.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
  },
};

/** A region whose numbers are not known: no number is guessed. */
export const Elsewhere: Story = {
  args: { help: { line: 'Your local crisis line is there.', call: null, text: null, emergency: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your local crisis line is there.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
