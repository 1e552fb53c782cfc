import type { SeverityRange } from '@daylit/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rangeDegree } from './range-words.ts';
import { RangeMeter } from './RangeMeter.tsx';

const meta = {
  title: 'Parts/Drawings/RangeMeter',
  component: RangeMeter,
  args: { range: { low: 2, high: 3 } },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof RangeMeter>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The state of each of the five bars. */
const bars = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('i')].map((bar) => bar.dataset['state'] ?? 'not seen');

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const meter = canvas.getByRole('img', { name: '2 to 3 of 5, mild to moderate' });
    await expect(meter).toHaveTextContent(/^2 to 3$/);
    await expect(bars(canvasElement)).toEqual(['seen', 'seen', 'possible', 'not seen', 'not seen']);
  },
};

/** The first range of a list names the end of the scale. */
export const WithScale: Story = {
  args: { hasScale: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveTextContent('2 to 3of 5');
  },
};

/** Never drawn as 0: that would be a finding. */
export const CannotTell: Story = {
  args: { range: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Can’t tell' })).toHaveTextContent('Can’t tell');
  },
};

/** For members who prefer words to numbers: no figure, and no bars that could be counted. */
export const WordsOnly: Story = {
  args: { isWordsOnly: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'A little to some' })).toBeVisible();
    await expect(bars(canvasElement)).toHaveLength(1);
  },
};

const RANGES: SeverityRange[] = [
  { low: 0, high: 1 },
  { low: 1, high: 2 },
  { low: 1, high: 3 },
  { low: 2, high: 3 },
  { low: 3, high: 4 },
  { low: 3, high: 5 },
  { low: 4, high: 5 },
];

/** Solid is seen, hatched is possible. */
export const EveryRange: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {RANGES.map((range) => (
        <div key={rangeDegree(range)} style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
          <RangeMeter range={range} size="sm" />
          <RangeMeter range={range} />
          <RangeMeter range={range} size="lg" />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(RANGES.length * 3);
  },
};
