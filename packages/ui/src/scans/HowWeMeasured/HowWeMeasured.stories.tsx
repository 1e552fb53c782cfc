import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { itemAt } from '../../lib/item-at.ts';
import { completeReport } from '../report-fixtures.ts';
import { HowWeMeasured } from './HowWeMeasured.tsx';

const measurement = {
  ...itemAt(completeReport.condition_notes.measurements, 0),
  severity_score: 3,
  standard_deviation: 0.1,
  range: { low: 2, high: 3 },
  method_version: '3.1.0',
};

const meta = {
  title: 'Sections/scans/HowWeMeasured',
  tags: ['inner'],
  component: HowWeMeasured,
  args: {
    measurements: [
      { ...measurement, sign: 'tone_evenness' },
      { ...measurement, sign: 'shine', standard_deviation: null, method_version: null },
      { ...measurement, sign: 'blemishes', severity_score: null },
    ],
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof HowWeMeasured>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).not.toBeVisible();
    await userEvent.click(canvas.getByText('How we measured'));
    const rows = within(canvas.getByRole('table')).getAllByRole('row');
    await expect(rows.map((row) => row.textContent)).toEqual([
      'SignValue, 0 to 5',
      'Uneven tone3.0\u00A0±\u00A00.2',
      'Shine3.0',
    ]);
    await expect(canvas.getByText('Read by version 3.1.0 of our analysis.')).toBeVisible();
  },
};

/** For members who prefer words to numbers. */
export const WordsOnly: Story = {
  args: { isWordsOnly: true },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('How we measured'));
    await expect(canvas.getByText('A little to some', { selector: 'tr:first-child td' })).toBeVisible();
    await expect(canvasElement.textContent).not.toMatch(/\d/);
  },
};

/** An older report has no measurements: what the range means is still said. */
export const Empty: Story = {
  args: { measurements: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('How we measured'));
    await expect(canvas.getByText(/^Each sign was read several times/)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
