import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { itemAt } from '../../lib/item-at.ts';
import { recordedReport } from '../recorded-fixtures.ts';
import { damagedReport } from '../report-fixtures.ts';
import { longestReport } from '../longest-report-fixture.ts';
import { ConditionReport } from './ConditionReport.tsx';

/** Two concerns, and signs that the photo cannot tell. */
const { condition_notes } = recordedReport('dark-uneven');
const [first, second] = [itemAt(condition_notes.concerns, 0), itemAt(condition_notes.concerns, 1)];
const unknown = condition_notes.measurements.find(({ severity_score }) => severity_score === null);

const CAUTION = 'Less sure on darker skin, so the range is wider.';

const meta = {
  title: 'Sections/scans/ConditionReport',
  component: ConditionReport,
  args: {
    condition_notes: { state: 'ready', value: condition_notes },
    selection: { number: undefined, onSelect: fn() },
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ConditionReport>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Skin Analysis Report' })).toBeVisible();
    const concerns = within(canvas.getByRole('list', { name: 'What stands out' })).getAllByRole('listitem');
    await expect(concerns).toHaveLength(condition_notes.concerns.length);
    await expect(concerns[0]).toHaveTextContent(
      `1${first.concern_name}${first.range?.low} to ${first.range?.high}${first.location_observed}`,
    );
    await expect(concerns[1]).toHaveTextContent(String(second.description));
    for (const title of [
      'Positive observations',
      'Hydration',
      'Texture',
      'Tone evenness',
      'Two signs this photo can’t tell',
    ]) {
      await expect(canvas.getByRole('heading', { name: title, level: 3 })).toBeVisible();
    }
    await userEvent.click(canvas.getByText('Two signs this photo can’t tell'));
    await expect(canvas.getByText(`${unknown?.cannot_tell_reason} ${unknown?.next_time}`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `2, show ${second.concern_name} on the face` }));
    await expect(args.selection.onSelect).toHaveBeenCalledWith(2);
  },
};

/** The concern whose answer is open at the photo. */
export const Selected: Story = {
  args: { selection: { number: 2, onSelect: fn() } },
  play: async ({ canvas }) => {
    const pin = canvas.getByRole('button', { name: `2, show ${second.concern_name} on the face` });
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
  },
};

/** A range with a lower confidence says so. */
export const LessSure: Story = {
  args: {
    condition_notes: {
      state: 'ready',
      value: {
        ...condition_notes,
        concerns: condition_notes.concerns.map((concern) => ({
          ...concern,
          caution: CAUTION,
        })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(CAUTION)).toHaveLength(condition_notes.concerns.length);
  },
};

export const OneConcern: Story = {
  args: { condition_notes: { state: 'ready', value: recordedReport('second-scan').condition_notes } },
  play: async ({ canvas }) => {
    await expect(
      within(canvas.getByRole('list', { name: 'What stands out' })).getAllByRole('listitem'),
    ).toHaveLength(1);
  },
};

/** Where nothing can be praised, there is no panel. */
export const NothingPositive: Story = {
  args: {
    condition_notes: { state: 'ready', value: { ...condition_notes, positive_observations: [] } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Positive observations')).toBeNull();
  },
};

export const Waiting: Story = {
  args: { condition_notes: { state: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Skin Analysis Report')).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** What its member calls wrong is hidden, and can be shown again. */
export const Disputed: Story = {
  args: {
    condition_notes: {
      state: 'ready',
      value: {
        ...condition_notes,
        concerns: condition_notes.concerns.map((concern) =>
          concern.number === 1 ? { ...concern, disputed: 'not_there' } : concern,
        ),
      },
    },
    onRestore: fn(),
  },
  play: async ({ args, canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'What stands out' }));
    await expect(list.queryByText(first.concern_name)).toBeNull();
    await expect(canvas.getByText(`${first.concern_name}: you said that this is not there.`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Show again: ${first.concern_name}` }));
    await expect(args.onRestore).toHaveBeenCalledWith(expect.objectContaining({ number: 1 }));
  },
};

/** The report names no concern. */
export const Empty: Story = {
  args: {
    condition_notes: {
      state: 'ready',
      value: {
        ...condition_notes,
        concerns: [],
        measurements: [],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('What stands out')).toBeNull();
    await expect(canvas.queryByText(/this photo can’t tell/)).toBeNull();
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
    await expect(
      canvas.getByRole('button', { name: `A, show ${first.concern_name} on the face` }),
    ).toBeVisible();
    await expect(canvas.getByRole('region').textContent).not.toMatch(/\d/);
  },
};
