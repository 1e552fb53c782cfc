import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { checkedReport, completeReport, halfwayReport } from '../report-fixtures.ts';
import { StatusLine, type StatusLineProps } from './StatusLine.tsx';

const meta = {
  title: 'Sections/scans/StatusLine',
  component: StatusLine,
  args: { report: halfwayReport },
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
  args: { report: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Next: Photo Quality');
  },
};

/** Other scans come first. */
export const InTheQueue: Story = {
  args: { report: checkedReport, place: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 scans before yours');
  },
};

/** The live region stays and its text changes, which is announced; a new region would not be. */
export const Complete: Story = {
  args: { report: completeReport },
  render: function CompleteStory({ report }: StatusLineProps) {
    const [isComplete, setIsComplete] = useState(false);
    return (
      <>
        <StatusLine report={isComplete ? report : halfwayReport} />
        {!isComplete && <Button onClick={() => setIsComplete(true)}>The rest arrives</Button>}
      </>
    );
  },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).not.toHaveAttribute('aria-live');
    await userEvent.click(canvas.getByRole('button'));
    await expect(status).toHaveTextContent('Report complete.');
    await expect(status).toBeVisible();
  },
};
