import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { completeReport, damagedReport } from '../report-fixtures.ts';
import { longestReport } from '../longest-report-fixture.ts';
import { ConditionReport } from './ConditionReport.tsx';

const CAUTION = 'Less sure on darker skin, so the range is wider.';

const meta = {
  title: 'Sections/scans/ConditionReport',
  component: ConditionReport,
  args: {
    condition_notes: { state: 'ready', value: completeReport.condition_notes },
    selection: { number: undefined, onSelect: fn() },
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ConditionReport>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Skin Analysis Report' })).toBeVisible();
    const concerns = within(canvas.getByRole('list', { name: 'Key concerns' })).getAllByRole('listitem');
    await expect(concerns).toHaveLength(4);
    await expect(concerns[0]).toHaveTextContent(/1Uneven tone2 to 3of 5Both cheeksLighter and darker/);
    await expect(concerns[1]).toHaveTextContent(/2Shine2 to 3Forehead/);
    await expect(
      canvas.getByRole('img', {
        name: /^Face map\. 1 Uneven tone, Both cheeks, 2 to 3 of 5, mild to moderate\./,
      }),
    ).toBeVisible();
    for (const title of [
      'Positive observations',
      'Hydration',
      'Texture',
      'Tone evenness',
      'What this photo can’t tell',
    ]) {
      await expect(canvas.getByRole('heading', { name: title, level: 3 })).toBeVisible();
    }
    await expect(canvas.getByText('Your face is too small in this photo for fine detail.')).toBeVisible();
    await expect(canvas.getByText('A closer photo shows it.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '2, show Shine on the face' }));
    await expect(args.selection.onSelect).toHaveBeenCalledWith(2);
  },
};

/** The list and the map show the selected concern; the others are dimmed. */
export const Selected: Story = {
  args: { selection: { number: 2, onSelect: fn() } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: '2, show Shine on the face' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvasElement.querySelectorAll('text')).toHaveLength(5);
    await expect(canvasElement.querySelectorAll('g[data-emphasis=selected] > text')).toHaveLength(1);
  },
};

/** A range that is less sure than the others says so. */
export const LessSure: Story = {
  args: {
    condition_notes: {
      state: 'ready',
      value: {
        ...completeReport.condition_notes,
        concerns: completeReport.condition_notes.concerns.map((concern) => ({
          ...concern,
          caution: CAUTION,
        })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(CAUTION)).toHaveLength(4);
  },
};

export const Waiting: Story = {
  args: { condition_notes: { state: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Skin Analysis Report')).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** The report names no concern. */
export const Empty: Story = {
  args: {
    condition_notes: {
      state: 'ready',
      value: {
        ...completeReport.condition_notes,
        concerns: [],
        measurements: [],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Key concerns')).toBeNull();
    await expect(canvas.queryByText('What this photo can’t tell')).toBeNull();
  },
};

export const Damaged: Story = {
  args: { condition_notes: { state: 'ready', value: damagedReport.condition_notes } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Unnamed Concern' })).toBeVisible();
    await expect(canvas.getByText('A concern without a name.')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { condition_notes: { state: 'ready', value: { kind: 'unreadable' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Scan report not available or data is incomplete.')).toBeVisible();
  },
};

export const LongestText: Story = {
  args: { condition_notes: { state: 'ready', value: longestReport.condition_notes } },
};

/** For members who prefer words to numbers: letters, one ring, and degrees. */
export const WordsOnly: Story = {
  args: { isWordsOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'A, show Uneven tone on the face' })).toBeVisible();
    await expect(
      canvas.getByRole('img', { name: /^Face map\. A Uneven tone, Both cheeks, A little to some\./ }),
    ).toBeVisible();
    await expect(canvas.getByRole('region').textContent).not.toMatch(/\d/);
  },
};
