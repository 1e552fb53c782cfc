import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ChatArt } from '../DashboardScreen/dash-art.tsx';
import { DashTile } from './DashTile.tsx';

const meta = {
  title: 'Sections/dashboard/DashTile',
  component: DashTile,
  args: { href: '/chat', title: 'Chat', caption: 'Ask about your skin', tint: 'dusk', art: <ChatArt /> },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof DashTile>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Chat Ask about your skin' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/chat');
  },
};

/** A line about today stands out. */
export const Live: Story = {
  args: { caption: '112 of 150 messages left.', isLive: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Chat 112 of 150 messages left.' })).toBeVisible();
  },
};

export const Row: Story = { args: { width: 'row' } };

export const LongestText: Story = {
  args: {
    title: 'Recommendations for Hyperconcentrated Microencapsulation',
    caption: 'Products that fit what you said about your skin',
  },
};
