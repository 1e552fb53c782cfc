import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { firstTrends, started, unseenLines, yearOfTrends } from '../trends-fixtures.ts';
import { TrendsSection } from './TrendsSection.tsx';

const meta = {
  title: 'Sections/scans/TrendsSection',
  component: TrendsSection,
  tags: ['inner'],
  args: { trends: yearOfTrends },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof TrendsSection>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Changed signs come first. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);
    await expect(names).toEqual(['Texture', 'Redness', 'Uneven tone', 'Dark circles']);
    await expect(canvas.getByText('New engine on June 17: before and after are not compared')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Compare two scans' })).toHaveAttribute(
      'href',
      '/timeline/compare',
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

/** Marks in every chart, and their names below the charts. */
export const Starts: Story = {
  args: { trends: { ...yearOfTrends, products_started: started } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('You started 2 products'));
    await expect(canvas.getByText('Dusk Retinol 0.1% Serum')).toBeVisible();
  },
};

/** The same, newest first, with each value and its error, and with every reason. */
export const Table: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
    const table = canvas.getByRole('table');
    const rows = within(table).getAllByRole('row');
    await expect(rows).toHaveLength(1 + 10 + 3);
    await expect(rows[1]).toHaveTextContent('Nov 18, 20262.0 ± 0.61.4 ± 0.63.0 ± 0.6Can’t tell');
    await expect(rows[4]).toHaveTextContent('Not compared: The head is turned differently.');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

/** One scan has nothing to compare. */
export const FirstScan: Story = {
  args: { trends: firstTrends },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Needs one more comparable scan.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Compare two scans' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'For a doctor’s visit' })).toHaveAttribute(
      'href',
      '/hand-over',
    );
    await expect(canvas.queryByText('Not compared')).toBeNull();
  },
};

/** Signs that no scan showed clearly are folded. */
export const NeverSeen: Story = {
  args: { trends: { ...yearOfTrends, measures: [...yearOfTrends.measures, unseenLines] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('1 sign that hardly showed in any photo'));
    await expect(canvas.getByRole('heading', { name: 'Fine lines' })).toBeVisible();
  },
};

export const WordsOnly: Story = {
  args: { isWordsOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/0 means not seen/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
    await expect(canvas.getByRole('table')).not.toHaveTextContent('±');
  },
};
