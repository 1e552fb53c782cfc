import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { drawnSelfie } from '../../parts/FileDrop/fixtures.ts';
import { itemAt } from '../../lib/item-at.ts';
import { completeReport, completeThumbnail, damagedReport, WARNING } from '../report-fixtures.ts';
import { longestReport } from '../longest-report-fixture.ts';
import { useConcernSelection } from '../use-concern-selection.ts';
import { ReportGlance, type ReportGlanceProps } from './ReportGlance.tsx';

const { photo_quality, condition_notes } = completeReport;
const nameOf = (i: number): string => itemAt(condition_notes.concerns, i).concern_name;
const [first, second, third] = [nameOf(0), nameOf(1), nameOf(2)];

const meta = {
  title: 'Sections/scans/ReportGlance',
  component: ReportGlance,
  args: {
    photo_quality: { state: 'ready', value: photo_quality },
    condition_notes: { state: 'ready', value: condition_notes },
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
    await expect(pins(canvasElement)).toEqual(['1', '2']);
  },
};

const answer = (canvasElement: HTMLElement, name: string) =>
  within(within(canvasElement).getByRole('dialog', { name }));

/** Two taps on a pin's answer say that the find is wrong. */
export const CalledWrong: Story = {
  args: { onJudge: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(
      itemAt(canvas.getAllByRole('button', { name: new RegExp(`^2 ${second}, on your`) }), 0),
    );
    const card = answer(canvasElement, second);
    await userEvent.click(card.getByRole('button', { name: 'This is not right' }));
    await userEvent.click(card.getByRole('button', { name: 'It is something else' }));
    await expect(args.onJudge).toHaveBeenCalledWith(
      expect.objectContaining({ concern_name: second }),
      'something_else',
    );
  },
};

/** A tap on a pin opens its answer; Escape closes it, and the focus returns to the pin. */
export const SelectedByPin: Story = {
  args: { scanId: 7 },
  play: async ({ canvas, canvasElement }) => {
    const pin = itemAt(canvas.getAllByRole('button', { name: new RegExp(`^2 ${second}, on your`) }), 0);
    await userEvent.click(pin);
    const { description, location_observed, range } = itemAt(condition_notes.concerns, 1);
    const card = canvas.getByRole('dialog', { name: second });
    await expect(card).toHaveFocus();
    await expect(card).toHaveTextContent(`${location_observed}. ${description}`);
    await expect(card).toHaveTextContent(`${range?.low} to ${range?.high}of 5`);
    await expect(pins(canvasElement)).toEqual(['2']);
    const ask = answer(canvasElement, second).getByRole('link', { name: 'Ask about this' });
    await expect(ask.getAttribute('href')).toMatch(/^\/chat\?ask=.*checkin=7$/);
    // No outline is covered: the answer begins below all of them.
    const outlines = canvasElement.querySelectorAll('g[data-emphasis=selected]');
    for (const outline of outlines)
      await expect(outline.getBoundingClientRect().bottom).toBeLessThan(card.getBoundingClientRect().top);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(pin).toHaveFocus();
  },
};

/** The answer leads to the other signs, and at their end no further. */
export const NextSign: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(itemAt(canvas.getAllByRole('button', { name: new RegExp(`^2 ${second}, on`) }), 0));
    await userEvent.click(canvas.getByRole('button', { name: 'Next sign' }));
    await expect(answer(canvasElement, third).getByText('3 of 3')).toBeVisible();
    await expect(pins(canvasElement)).toEqual(['3']);
    await expect(canvas.getByRole('button', { name: 'Next sign' })).toBeDisabled();
    const all = canvas.getByRole('link', { name: 'See all three' });
    await expect(all).toHaveAttribute('href', '#skin-analysis-report');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous sign' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous sign' }));
    await expect(answer(canvasElement, first).getByText('1 of 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    // The pins were drawn again, and the one that opened the answer has the focus.
    await expect(canvas.getAllByRole('button', { name: new RegExp(`^2 ${second}, on`) })[0]).toHaveFocus();
  },
};

/** A tap beside the answer closes it. */
export const ClosedBeside: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(itemAt(canvas.getAllByRole('button', { name: new RegExp(`^1 ${first}, on`) }), 0));
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await userEvent.click(canvas.getByText(String(condition_notes.overall_assessment)));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const OnTheMap: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Map' }));
    await expect(canvas.getByRole('img', { name: new RegExp(`^Face map\\. 1 ${first}, `) })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: 'Thumbnail of this scan' })).toBeNull();
    await expect(canvas.getByText(/: more visible$/)).toBeVisible();
  },
};

/** Nothing has arrived: outlines stand where the content will be. */
export const Waiting: Story = {
  args: {
    photo_quality: { state: 'waiting' },
    condition_notes: { state: 'waiting' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The photo that was sent stays in the corner until the thumbnail takes the place of the drawing. */
export const Analysing: Story = {
  args: {
    condition_notes: { state: 'waiting' },
    thumbnailUrl: null,
    isAnalysing: true,
    photo: drawnSelfie(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Your photo' })).toBeVisible();
    await expect(canvas.getByText('Your photo shows here when the report is done.')).toBeVisible();
  },
};

/** Nothing stands out. */
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
  },
  play: async ({ canvas }) => {
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
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'At a glance' })).toBeVisible();
  },
};

export const LongestText: Story = {
  args: {
    photo_quality: { state: 'ready', value: longestReport.photo_quality },
    condition_notes: { state: 'ready', value: longestReport.condition_notes },
  },
};

/** For members who prefer words to numbers: letters on the pins and no figure. */
export const WordsOnly: Story = {
  args: { isWordsOnly: true },
  play: async ({ canvas }) => {
    const glance = canvas.getByRole('region', { name: 'At a glance' });
    await userEvent.click(itemAt(canvas.getAllByRole('button', { name: new RegExp(`^A ${first}, on`) }), 0));
    await expect(canvas.getByText('A of C')).toBeVisible();
    await expect(glance.textContent).not.toMatch(/\d/);
  },
};
