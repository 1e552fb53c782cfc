import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ScanBand } from './band-layout.ts';
import { BandChart } from './BandChart.tsx';

function scan(day: string, low: number, high: number, link: ScanBand['link'] = 'none'): ScanBand {
  return { day, shortDay: day.slice(0, 6), range: { low, high }, text: `${low} to ${high}`, link };
}

const untold: ScanBand = {
  day: 'Dec 16',
  shortDay: 'Dec 16',
  range: null,
  text: 'Cannot tell',
  link: 'none',
};

const meta = {
  title: 'Parts/Drawings/BandChart',
  component: BandChart,
  args: { name: 'Shine', bands: [scan('Nov 18', 2, 3), scan('Dec 16', 0, 1, 'joined')] },
  decorators: [(Story) => <div style={{ width: 270 }}>{Story()}</div>],
  parameters: { layout: 'centered' },
} satisfies Meta<typeof BandChart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Shine, one range per scan. Nov 18: 2 to 3. Dec 16: 0 to 1.',
    );
  },
};

/** The report compares the last two scans only, so only these are joined. */
export const SeveralScans: Story = {
  args: {
    bands: [
      scan('Aug 20', 3, 5),
      scan('Sep 17', 3, 4),
      scan('Oct 15', 3, 4),
      scan('Nov 18', 2, 3),
      scan('Dec 16', 0, 1, 'joined'),
    ],
  },
};

/** The two photos cannot be compared: a dotted line separates them, and no band crosses it. */
export const Gap: Story = {
  args: { bands: [scan('Nov 18', 2, 3), scan('Dec 16', 1, 3, 'gap')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Shine, one range per scan. Nov 18: 2 to 3. Dec 16: 1 to 3, not compared with the scan before.',
    );
  },
};

export const CannotTell: Story = {
  args: { name: 'Dark circles', bands: [scan('Nov 18', 1, 3), untold] },
};

export const OneScan: Story = { args: { bands: [scan('Nov 18', 4, 5)] } };

/** For members who prefer words to numbers: the scale has none. */
export const WordsOnly: Story = {
  args: { isWordsOnly: true },
  play: async ({ canvasElement }) => {
    const words = [...canvasElement.querySelectorAll('text')].map((text) => text.textContent);
    await expect(words).toEqual(['Nov 18', 'Dec 16']);
  },
};
