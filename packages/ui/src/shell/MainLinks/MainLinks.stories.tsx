import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MainLinks } from './MainLinks.tsx';

const meta = {
  title: 'Sections/shell/MainLinks',
  component: MainLinks,
  args: { path: '/dashboard' },
} satisfies Meta<typeof MainLinks>;

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

/** On a phone, it is at the bottom of the window over a fade as wide as the window. */
export const Dock: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const dock = canvas.getByRole('navigation', { name: 'Main' });
    await expect(getComputedStyle(dock).position).toBe('fixed');
    const fadeWidth = parseFloat(getComputedStyle(dock, '::before').width);
    await expect(fadeWidth, 'the fade is pinned to the dock').toBe(document.documentElement.clientWidth);
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};
