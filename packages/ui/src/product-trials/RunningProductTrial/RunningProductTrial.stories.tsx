import { CONFIRMED_DAYPART_VALUES } from '@daylit/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { LAST_WEEK, LONGEST_NAME, RUNNING, WAITING, WEEK_1 } from '../fixtures.ts';
import { RunningProductTrial } from './RunningProductTrial.tsx';

const meta = {
  title: 'Sections/product-trials/RunningProductTrial',
  component: RunningProductTrial,
  tags: ['inner'],
  args: { productTrial: RUNNING, ending: { state: 'idle' }, onEnd: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof RunningProductTrial>;

export default meta;

type Story = StoryObj<typeof meta>;

/** In the third week of eight: the next scan, and no value of the sign. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('December 25 to 27')).toBeVisible();
    await expect(canvas.getByText(/^In 10 days\. .*, as on November 27\.$/)).toBeVisible();
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent);
    await expect(rows.slice(0, 3)).toEqual([
      'First scans2 of 2 madeNov\u00A027 to 29',
      'Scan betweenoptionalDec\u00A025 to 27',
      'Last scans2 on different daysJan\u00A021 to 25',
    ]);
    await expect(canvasElement.textContent).not.toMatch(/±|of 5|less visible|more visible/);
  },
};

/** An answer leaves the product out: no scan is asked for. */
export const LeftOut: Story = {
  args: {
    productTrial: {
      ...WEEK_1,
      next_scan: null,
      left_out: { preference: 'avoid', sentence: 'Left out: you said that you avoid Niacinamide.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Left out: you said that you avoid Niacinamide.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change what you said' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Scan now' })).toBeNull();
  },
};

export const BeforeTheFirstScan: Story = {
  args: { productTrial: WAITING },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8 weeks, not begun yet')).toBeInTheDocument();
    await expect(canvas.getByText(/Open .+ after this scan, not before\.$/)).toBeVisible();
  },
};

/** A second first scan is possible today. */
export const Week1: Story = {
  args: { productTrial: WEEK_1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Today')).toBeVisible();
    await expect(canvas.getByText(/^Until November 29\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Scan now' })).toHaveAttribute('href', '/upload');
  },
};

/** The last days: a photo does not count, and another product was added. */
export const LastWeek: Story = {
  args: { productTrial: LAST_WEEK },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your last photo does not count\./)).toBeVisible();
    await expect(canvas.getByText('New since the start: Kakadu Plum Serum.')).toBeVisible();
    await expect(canvas.getByText('No longer in your care plan: Oat Milk Gel Cleanser.')).toBeVisible();
    await expect(canvas.getByText('left out')).toBeVisible();
  },
};

/** It asks before it stops. */
export const Stopping: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the product trial' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep going' }));
    await expect(args.onEnd).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the product trial' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stop it' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

export const StopFailed: Story = {
  args: { ending: { state: 'failed', detail: 'No product trial is running.' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the product trial' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('No product trial is running.');
  },
};

export const LongestText: Story = {
  args: {
    productTrial: {
      ...LAST_WEEK,
      product_name: LONGEST_NAME,
      weeks: 12,
      week: 12,
      routine: {
        kept: RUNNING.routine.kept.map(({ product }) => ({
          product: { ...product, name: LONGEST_NAME },
          dayparts: [...CONFIRMED_DAYPART_VALUES],
        })),
        added: [LONGEST_NAME],
        removed: [LONGEST_NAME],
      },
    },
  },
};
