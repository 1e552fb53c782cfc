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

/** The name of a map that begins with this concern, at its places. */
const onMap = (concern: string): RegExp =>
  new RegExp(`^Face map\\. ${concern}, ${first.location_observed}, `);

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
    const concerns = within(canvas.getByRole('list', { name: 'Key concerns' })).getAllByRole('listitem');
    await expect(concerns).toHaveLength(condition_notes.concerns.length);
    await expect(concerns[0]).toHaveTextContent(
      `1${first.concern_name}${first.range?.low} to ${first.range?.high}of 5${first.location_observed}`,
    );
    await expect(concerns[1]).toHaveTextContent(String(second.description));
    await expect(canvas.getByRole('img', { name: onMap(`1 ${first.concern_name}`) })).toBeVisible();
    for (const title of [
      'Positive observations',
      'Hydration',
      'Texture',
      'Tone evenness',
      'What this photo can’t tell',
    ]) {
      await expect(canvas.getByRole('heading', { name: title, level: 3 })).toBeVisible();
    }
    await expect(canvas.getByText(String(unknown?.cannot_tell_reason))).toBeVisible();
    await expect(canvas.getByText(String(unknown?.next_time))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `2, show ${second.concern_name} on the face` }));
    await expect(args.selection.onSelect).toHaveBeenCalledWith(2);
  },
};

/** The list and the map show the selected concern, which leads to the chat; the others are dimmed. */
export const Selected: Story = {
  args: { selection: { number: 2, onSelect: fn() }, scanId: 7 },
  play: async ({ canvas, canvasElement }) => {
    const pin = canvas.getByRole('button', { name: `2, show ${second.concern_name} on the face` });
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    const selected = canvasElement.querySelectorAll('g[data-emphasis=selected] > text');
    await expect(Array.from(selected, (number) => number.textContent)).toEqual(second.places.map(() => '2'));
    await expect(canvasElement.querySelectorAll('text').length).toBeGreaterThan(selected.length);
    const question = `What does ${second.concern_name} mean in my report?`;
    const ask = canvas.getByRole('link', { name: new RegExp(`^Ask about this.*${second.concern_name}$`) });
    await expect(ask).toHaveAttribute(
      'href',
      `/chat?${new URLSearchParams({ ask: question, checkin: '7' }).toString()}`,
    );
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

/** One concern is shorter than the map: the good findings and the short lines are beside the map too. */
export const OneConcern: Story = {
  args: { condition_notes: { state: 'ready', value: recordedReport('second-scan').condition_notes } },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      within(canvas.getByRole('list', { name: 'Key concerns' })).getAllByRole('listitem'),
    ).toHaveLength(1);
    const map = canvasElement.querySelector('figure')?.getBoundingClientRect();
    const column = canvas.getByRole('heading', { name: 'Key concerns' });
    for (const name of ['Positive observations', 'Hydration', 'Texture', 'Tone evenness']) {
      const title = canvas.getByRole('heading', { name }).getBoundingClientRect();
      await expect(title.left).toBeGreaterThanOrEqual(column.getBoundingClientRect().left);
      await expect(title.top).toBeLessThan(Number(map?.bottom));
    }
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
        ...condition_notes,
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
    await expect(
      canvas.getByRole('button', { name: `A, show ${first.concern_name} on the face` }),
    ).toBeVisible();
    await expect(canvas.getByRole('img', { name: onMap(`A ${first.concern_name}`) })).toBeVisible();
    await expect(canvas.getByRole('region').textContent).not.toMatch(/\d/);
  },
};
