import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { drawnSelfie } from '../../parts/FileDrop/fixtures.ts';
import { itemAt } from '../../lib/item-at.ts';
import { completeReport, completeThumbnail, damagedReport, WARNING } from '../report-fixtures.ts';
import { longestReport } from '../longest-report-fixture.ts';
import { useConcernSelection } from '../use-concern-selection.ts';
import { ReportGlance, type ReportGlanceProps } from './ReportGlance.tsx';

const { photo_quality, condition_notes, care_plan } = completeReport;
const nameOf = (i: number): string => itemAt(condition_notes.concerns, i).concern_name;
const [first, second, third] = [nameOf(0), nameOf(1), nameOf(2)];

const meta = {
  title: 'Sections/scans/ReportGlance',
  component: ReportGlance,
  args: {
    photo_quality: { state: 'ready', value: photo_quality },
    condition_notes: { state: 'ready', value: condition_notes },
    care_plan: { state: 'ready', value: care_plan },
    thumbnailUrl: completeThumbnail,
    selection: { number: undefined, onSelect: () => undefined },
  },
  // The selection works, whatever `selection` says.
  render: function Selecting(args: ReportGlanceProps) {
    return <ReportGlance {...args} selection={useConcernSelection()} />;
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ReportGlance>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The numbers on the photo's pins, each once. */
const pins = (canvasElement: HTMLElement) => {
  const photo = within(within(canvasElement).getByRole('figure'));
  const numbers = photo.getAllByRole('button', { name: /on your/ }).map((pin) => pin.textContent);
  return [...new Set(numbers)].toSorted();
};

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'At a glance' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Photo Quality: Pass' })).toBeVisible();
    await expect(canvas.getByText(String(condition_notes.overall_assessment))).toBeVisible();
    const signs = canvas.getAllByRole('heading', { level: 4 }).map((sign) => sign.textContent);
    await expect(signs).toEqual([`1${first}`, `2${second}`]);
    await expect(canvas.getByText(String(care_plan.tonight))).toBeVisible();
    await expect(pins(canvasElement)).toEqual(['1', '2']);
  },
};

/** A tap on a pin selects its sign, a second one ends the selection; the focus stays on the pin. */
export const SelectedByPin: Story = {
  play: async ({ canvas, canvasElement }) => {
    const pin = itemAt(canvas.getAllByRole('button', { name: new RegExp(`^2 ${second}, on your`) }), 0);
    await userEvent.click(pin);
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    await expect(pin).toHaveFocus();
    await expect(pins(canvasElement)).toEqual(['2']);
    await expect(canvas.getByRole('heading', { level: 3, name: second })).toBeVisible();
    await expect(canvas.queryByText('One thing tonight')).toBeNull();
    await userEvent.click(pin);
    await expect(pin).toHaveFocus();
    await expect(canvas.getByText('One thing tonight')).toBeVisible();
  },
};

/** Chips lead to the other signs. When the pressed button goes away, the words keep the focus. */
export const SelectedByChip: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`${first}$`) }));
    await expect(canvas.getByRole('heading', { level: 3, name: first })).toBeVisible();
    const words = canvas.getByRole('heading', { level: 2, name: 'At a glance' }).parentElement;
    await expect(words).toHaveFocus();
    const chip = canvas.getByRole('button', { name: new RegExp(`${third}$`) });
    await userEvent.click(chip);
    await expect(chip).toHaveFocus();
    await expect(pins(canvasElement)).toEqual(['3']);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('What stands out')).toBeVisible();
    await expect(words).toHaveFocus();
  },
};

export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`${second}$`) }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const rows = within(canvas.getByRole('table'))
      .getAllByRole('row')
      .map((row) => row.textContent);
    await expect(rows).toEqual([
      'SignWhereHow visible',
      ...condition_notes.concerns.map(
        ({ concern_name, location_observed, range }) =>
          `${concern_name}${location_observed}${range?.low} to ${range?.high}`,
      ),
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as text' }));
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const OnTheMap: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Map' }));
    await expect(canvas.getByRole('img', { name: new RegExp(`^Face map\\. 1 ${first}, `) })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: 'Thumbnail of this scan' })).toBeNull();
  },
};

/** Nothing has arrived: outlines stand where the content will be. */
export const Waiting: Story = {
  args: {
    photo_quality: { state: 'waiting' },
    condition_notes: { state: 'waiting' },
    care_plan: { state: 'waiting' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('One thing tonight')).toBeVisible();
    await expect(canvas.queryByText('What stands out')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The photo that was sent stays in the corner until the thumbnail takes the place of the drawing. */
export const Analysing: Story = {
  args: {
    condition_notes: { state: 'waiting' },
    care_plan: { state: 'waiting' },
    thumbnailUrl: null,
    isAnalysing: true,
    photo: drawnSelfie(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Your photo' })).toBeVisible();
    await expect(canvas.getByText('Your photo shows here when the report is done.')).toBeVisible();
  },
};

/** The care plan has not arrived. */
export const WaitingForPlan: Story = {
  args: { care_plan: { state: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('One thing tonight')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'One thing tonight' })).toBeNull();
  },
};

/** Nothing stands out, and the plan names nothing for the night. */
export const Empty: Story = {
  args: {
    condition_notes: {
      state: 'ready',
      value: {
        ...condition_notes,
        overall_assessment: 'Nothing stands out in this photo. Your skin looks even and comfortable.',
        concerns: [],
      },
    },
    care_plan: { state: 'ready', value: { ...care_plan, tonight: null } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('What stands out')).toBeNull();
    await expect(canvas.queryByText('One thing tonight')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Without a photo there is the map, and nothing to switch. */
export const WithoutPhoto: Story = {
  args: { thumbnailUrl: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Face map/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Photo' })).toBeNull();
  },
};

/** When the photo fails to load, the map takes its place. */
export const PhotoLost: Story = {
  args: { thumbnailUrl: 'data:image/png;base64,none' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /^Face map/ })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /^Outlines/ })).toBeNull();
  },
};

export const QualityWarn: Story = {
  args: { photo_quality: { state: 'ready', value: WARNING } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Photo Quality: Warn' })).toBeVisible();
  },
};

export const Damaged: Story = {
  args: {
    photo_quality: { state: 'ready', value: damagedReport.photo_quality },
    condition_notes: { state: 'ready', value: damagedReport.condition_notes },
    care_plan: { state: 'ready', value: damagedReport.care_plan },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unnamed Concern')).toBeVisible();
  },
};

export const LongestText: Story = {
  args: {
    photo_quality: { state: 'ready', value: longestReport.photo_quality },
    condition_notes: { state: 'ready', value: longestReport.condition_notes },
    care_plan: { state: 'ready', value: longestReport.care_plan },
  },
};

/** For members who prefer words to numbers: letters on the pins and no figure. */
export const WordsOnly: Story = {
  args: { isWordsOnly: true },
  play: async ({ canvas }) => {
    const glance = canvas.getByRole('region', { name: 'At a glance' });
    await expect(glance).toHaveTextContent(`A${first}`);
    await expect(glance.textContent).not.toMatch(/\d/);
  },
};
