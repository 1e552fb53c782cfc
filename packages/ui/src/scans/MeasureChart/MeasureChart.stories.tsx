import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import {
  calmerRedness,
  firstTrends,
  lostCircles,
  moreTexture,
  steadyTone,
  yearOfScans,
} from '../trends-fixtures.ts';
import { itemAt } from '../../lib/item-at.ts';
import { MeasureChart } from './MeasureChart.tsx';

const meta = {
  title: 'Sections/scans/MeasureChart',
  component: MeasureChart,
  tags: ['inner'],
  args: { measure: calmerRedness, scans: yearOfScans, hasScale: true },
  decorators: [(Story) => <div style={{ maxWidth: 358 }}>{Story()}</div>],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof MeasureChart>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The headline is a range of whole steps; the value with its error is in the tip. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Calmer since June 17')).toBeVisible();
    await expect(canvas.getByText('1 to 2').parentElement).toHaveTextContent('1 to 2of 5');
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(10);
    await expect(canvas.queryByText(/±/)).toBeNull();
  },
};

/** One tab stop, a slider without a thumb: the browser's own keys move from scan to scan. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const stop = canvas.getByRole('slider', { name: 'Redness, scan by scan' });
    await expect(stop).toHaveFocus();
    await expect(stop).toHaveAttribute(
      'aria-valuetext',
      'November\u00A018, 2026: 1 to 2 of 5, very mild to mild.',
    );
    await expect(canvas.getByText('November 18, 2026 · 1.4 ± 0.6')).toBeVisible();
    await fireEvent.change(stop, { target: { value: '7' } });
    await expect(stop).toHaveAttribute('aria-valuetext', expect.stringContaining('Not compared: The head'));
    await expect(canvas.getByText('September 16, 2026 · 2.8 ± 0.6')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.queryByText(/±/)).toBeNull();
  },
};

/** The pointer takes the nearest scan. */
export const Pointer: Story = {
  play: async ({ canvas, canvasElement }) => {
    const plot = canvasElement.querySelector('svg');
    const { left, top, width } = plot?.getBoundingClientRect() ?? new DOMRect();
    await userEvent.pointer({
      target: plot?.parentElement ?? canvasElement,
      coords: { clientX: left + width * 0.02, clientY: top + 20 },
    });
    await expect(canvas.getByText('February 11, 2026 · 2.6 ± 0.6')).toBeVisible();
  },
};

export const Same: Story = {
  args: { measure: steadyTone },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('About the same since June 17')).toBeVisible();
  },
};

/** An increase is not called worse. */
export const More: Story = {
  args: { measure: moreTexture },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A little more since June 17')).toBeVisible();
  },
};

export const CannotTell: Story = {
  args: { measure: lostCircles },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toBeVisible();
    await expect(canvas.getByText('Can’t tell. Your glasses cover the skin under your eyes.')).toBeVisible();
  },
};

export const OneScan: Story = {
  args: { measure: itemAt(firstTrends.measures, 0), scans: firstTrends.scans },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Needs one more comparable scan.')).toBeVisible();
  },
};

/** The last photo is compared with no other. */
export const LastLeftOut: Story = {
  args: {
    measure: {
      ...calmerRedness,
      change: 'not_compared',
      since: null,
      readings: calmerRedness.readings.slice(0, 8),
    },
    scans: yearOfScans.slice(0, 8),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not compared. The head is turned differently.')).toBeVisible();
  },
};

/** For members who prefer words: no number about skin, also in the tip. */
export const WordsOnly: Story = {
  args: { isWordsOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('a hint to a little')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText('November 18, 2026 · a hint to a little')).toBeVisible();
    await expect(canvas.queryByText('5')).toBeNull();
  },
};

export const LongestText: Story = {
  args: {
    measure: {
      ...lostCircles,
      concern_name: 'Dark circles below both eyes and beside the nose',
      cannot_tell_reason:
        'Hair, a shadow or something else covers too much of your forehead and eye corners, so we cannot look there.',
    },
  },
};
