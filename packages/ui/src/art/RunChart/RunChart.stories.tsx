import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RunChart } from './RunChart.tsx';
import type { RunScan } from './run-layout.ts';
import { RunSpark } from './RunSpark.tsx';

function scan(day: string, severity: number, kind: RunScan['kind'] = 'compared'): RunScan {
  const low = Math.max(0, Math.floor(severity - 0.3));
  return { created_at: `2026-${day}T12:00:00Z`, severity, margin: 0.5, text: `${low} to ${low + 2}`, kind };
}

const calmer = [
  scan('06-24', 1.9),
  scan('07-29', 1.7),
  scan('08-26', 1.5),
  scan('09-23', 1.6, 'not_compared'),
  scan('10-21', 0.9),
  scan('11-25', 0.6),
];

const meta = {
  title: 'Parts/Drawings/RunChart',
  component: RunChart,
  args: { name: 'Redness', scans: calmer, levels: { from: 'about\u00A02', to: 'below 1' } },
  decorators: [(Story) => <div style={{ width: 318, maxWidth: '100%' }}>{Story()}</div>],
  parameters: { layout: 'centered' },
} satisfies Meta<typeof RunChart>;

export default meta;

type Story = StoryObj<typeof meta>;

/** What is calmer than the band is moss; a screen reader hears the range of every scan. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      /^Redness, one range per scan\. June.24: 1 to 3\. .*September.23: 1 to 3, not compared\. .*November.25: 0 to 2\.$/,
    );
    await expect(canvasElement.querySelectorAll('[data-side="calmer"]')).toHaveLength(2);
    await expect(canvas.getByText('about 2')).toBeVisible();
    await expect(canvas.getByText('Nov 25')).toBeVisible();
    await expect(
      canvas.getByText('Band: how far two photos of your unchanged skin can differ. Open dot: not compared.'),
    ).toBeVisible();
  },
};

export const Stronger: Story = {
  args: {
    name: 'Shine',
    scans: [scan('06-24', 0.8), scan('08-26', 1), scan('10-21', 1.6), scan('11-25', 1.9)],
    levels: { from: 'about\u00A01', to: 'about\u00A02' },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-side="more"]')).toHaveLength(2);
  },
};

/** No level is named where nothing changed, and nothing leaves the band. */
export const Steady: Story = {
  args: {
    scans: [scan('06-24', 1.9), scan('08-26', 2.1), scan('10-21', 1.7), scan('11-25', 1.8)],
    levels: undefined,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-side]')).toHaveLength(0);
    await expect(canvas.queryByText(/about/)).toBeNull();
  },
};

/** Two scans have no band; the next scan is a dashed ring. */
export const TooFew: Story = {
  args: {
    scans: [scan('10-28', 1.9), scan('11-25', 1.6)],
    levels: undefined,
    nextAt: '2026-12-16T12:00:00Z',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dashed: your next scan.')).toBeVisible();
  },
};

/** The last scan is not compared: the line ends before it. */
export const NotComparable: Story = {
  args: { scans: [...calmer.slice(0, -1), scan('11-25', 1.6, 'not_compared')] },
};

/** Where products were started; their names are in a `ProductStarts`. */
export const Starts: Story = {
  args: {
    started: ['07-10', '09-12', '12-01'].map((day) => ({ name: 'Serum', since: `2026-${day}T12:00:00Z` })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-part="start"]')).toHaveLength(2);
    await expect(canvas.getByText(/Triangle: you started a product\.$/)).toBeVisible();
  },
};

/** A scan that the member left out looks different from one that cannot be compared, and says so. */
export const LeftOut: Story = {
  args: { scans: [...calmer.slice(0, 4), scan('10-21', 2.8, 'left_out'), scan('11-25', 0.6)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Dot with a bar: left out by you\.$/)).toBeVisible();
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/October.21: 2 to 4, left out by you\./);
  },
};

export const OneScan: Story = { args: { scans: calmer.slice(0, 1), levels: undefined } };

/** Eight months of weekly scans: the dots are smaller. */
export const ManyScans: Story = {
  args: {
    scans: Array.from({ length: 34 }, (_, week) => ({
      ...scan('04-01', 2 - week / 30 + (week % 3) / 8),
      created_at: new Date(Date.UTC(2026, 3, 1 + 7 * week)).toISOString(),
    })),
  },
};

export const LowPlot: Story = { args: { size: 'low' } };

/** For members who prefer words: no number about skin. */
export const WordsOnly: Story = {
  args: { isWordsOnly: true, levels: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0 not seen, 5 strong')).toBeNull();
    await expect(canvas.queryByText('5')).toBeNull();
  },
};

/** In a row, beside its words. */
export const Spark: Story = { render: ({ scans }) => <RunSpark scans={scans} /> };

/** Text at double size on the narrowest phone. */
export const LargeText: Story = { globals: { viewport: { value: 'smallPhone' }, textSize: '200%' } };
