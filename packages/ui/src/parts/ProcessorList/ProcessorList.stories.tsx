import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProcessorList } from './ProcessorList.tsx';

const meta = {
  title: 'Parts/ProcessorList',
  component: ProcessorList,
  args: { processors: { state: 'ready', value: [{ name: 'mail.example.org', purpose: 'sending mail' }] } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ProcessorList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('mail.example.org, for sending mail');
  },
};

export const Empty: Story = {
  args: { processors: { state: 'ready', value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nobody else\./)).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Loading: Story = {
  args: { processors: { state: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { processors: { state: 'failed', detail: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Please load this page again/)).toBeVisible();
  },
};
