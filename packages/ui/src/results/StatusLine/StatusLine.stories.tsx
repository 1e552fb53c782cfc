import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { completeReport, halfwayReport } from '../fixtures.ts';
import { StatusLine } from './StatusLine.tsx';

const meta = {
  component: StatusLine,
  args: { stages: halfwayReport },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof StatusLine>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Next: Skin Analysis Report');
    const states = [...canvasElement.querySelectorAll('[data-state]')].map((bar) =>
      bar.getAttribute('data-state'),
    );
    await expect(states).toEqual(['done', 'done', 'running', 'waiting', 'waiting', 'waiting']);
  },
};

export const Waiting: Story = {
  args: { stages: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Next: Photo Quality');
  },
};

export const Complete: Story = {
  args: { stages: completeReport },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Report complete.');
  },
};
