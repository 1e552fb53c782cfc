import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MainLinks } from './MainLinks.tsx';

const meta = { component: MainLinks, args: { path: '/dashboard' } } satisfies Meta<typeof MainLinks>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Upload' })).toHaveAttribute('href', '/upload');
    await expect(canvas.getByRole('link', { name: 'Chat' })).not.toHaveAttribute('aria-current');
  },
};

export const Elsewhere: Story = { args: { path: '/account' } };
