import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Page } from './Page.tsx';

const meta = {
  title: 'Primitives/Page',
  component: Page,
  args: { title: 'Your skin report', caption: 'November 20, 2026', children: <p>What is on the page.</p> },
} satisfies Meta<typeof Page>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your skin report');
  },
};

/** A page below another one, with its actions. */
export const WithParent: Story = {
  args: { parent: { href: '/timeline', title: 'Timeline' }, actions: <Button>Print</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Timeline' })).toHaveAttribute('href', '/timeline');
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
  },
};

export const Reading: Story = { args: { width: 'reading' } };

export const Form: Story = { args: { width: 'form' } };

export const LongestText: Story = {
  args: { title: 'Alternatives to Your Pneumonoultramicroscopicsilicovolcanoconiosis-friendly Products' },
};
