import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  comparableScans,
  comparableTrend,
  incomparableScans,
  roughScans,
  scanChoices,
  seenOnCheek,
} from '../comparison-fixtures.ts';
import { itemAt } from '../../lib/item-at.ts';
import { changingTrends } from '../trends-fixtures.ts';
import { CompareScreen } from './CompareScreen.tsx';

const meta = {
  title: 'Screens/scans/CompareScreen',
  component: CompareScreen,
  args: {
    scans: { state: 'ready', value: scanChoices },
    pair: { earlier: 7, later: 10 },
    comparison: { state: 'ready', value: comparableScans },
    trends: changingTrends,
    seen: { earlier: [seenOnCheek], later: [] },
    onChoose: fn(),
  },
  parameters: { shell: { session: 'signed_in', path: '/timeline/compare' } },
} satisfies Meta<typeof CompareScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

function rowsIn(canvas: ReturnType<typeof within>): HTMLElement[] {
  return within(canvas.getByRole('region', { name: 'What changed' })).getAllByRole('listitem');
}

export const Default: Story = {
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Compare');
    const titles = main.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    await expect(titles).toEqual(['Calmer than on August\u00A012', 'What changed']);
    const rows = rowsIn(canvas);
    await expect(rows[0]).toHaveTextContent('RednessCalmer2 to 3then1 to 2of 5Both cheeks, over five scans.');
    await expect(rows[2]).toHaveTextContent('A little more');
    await userEvent.click(main.getByText(/^1 sign about the same/));
    await expect(main.getByText('You started 1 product')).toBeVisible();
    await expect(main.getByText('Dusk Retinol 0.1% Serum', { selector: 'summary *' })).toBeVisible();
    await userEvent.click(main.getByText(/^1 sign that one photo can’t tell/));
    await expect(main.getByText('Dark circles', { selector: 'h3' })).toBeVisible();
    await userEvent.click(main.getByText('Why these two can be compared'));
    await expect(main.getByRole('row', { name: /^Light/ })).toHaveTextContent('Alike');
    await expect(main.getByText(/It can’t show why\.$/)).toBeVisible();
    await expect(main.getByRole('link', { name: 'For a doctor’s visit' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

/** Verdict, dates and the whole frame with its handle are visible without scrolling. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('slider').getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(844);
  },
};

/** The run of scans is told first, and two photos that are alike do not deny it. */
export const Trend: Story = {
  args: { comparison: { state: 'ready', value: comparableTrend } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Calmer since July 15' })).toBeVisible();
    await expect(canvas.getByText(/over five scans\. Also calmer: /)).toBeVisible();
    const rows = rowsIn(canvas);
    await expect(rows[0]).toHaveTextContent('Calmer since July 15');
    // Two photos that differ are told as they are, whatever the run of scans shows.
    await expect(rows.some((row) => row.textContent.includes('TextureA little more'))).toBe(true);
  },
};

/** Only a much larger change is named, and the page says why. */
export const RoughlyComparable: Story = {
  args: { pair: { earlier: 5, later: 10 }, comparison: { state: 'ready', value: roughScans } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByText(/The light falls differently\.$/)).toBeVisible();
    await userEvent.click(main.getByText('Why these two can be compared'));
    await expect(main.getByRole('row', { name: /^Light/ })).toHaveTextContent('Only roughly alike');
    await expect(rowsIn(canvas)[0]).toHaveTextContent('ShineCalmer');
  },
};

export const NothingChanged: Story = {
  args: {
    comparison: {
      state: 'ready',
      value: {
        ...comparableScans,
        may_say: 'These two photos look about the same.',
        signs: comparableScans.signs.map((sign) => ({ ...sign, change: 'no_measurable_change' })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^About the same as on August.12$/)).toBeVisible();
    await expect(canvas.getByText('No sign differs by more than your photos usually do.')).toBeVisible();
  },
};

/** The reason first, both photos side by side, no change anywhere, and a way to a pair that works. */
export const NotComparable: Story = {
  args: { pair: { earlier: 5, later: 8 }, comparison: { state: 'ready', value: incomparableScans } },
  play: async ({ args, canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByText(/^The light falls differently\./)).toBeVisible();
    await expect(main.queryByRole('slider')).toBeNull();
    await expect(itemAt(main.getAllByRole('row'), 1)).toHaveTextContent('Too different');
    await expect(main.queryByText(/Calmer|About the same|A little more/)).toBeNull();
    await userEvent.click(main.getByRole('button', { name: /^Compare June.17 and August.12$/ }));
    await expect(args.onChoose).toHaveBeenCalledWith({ earlier: 5, later: 7 });
  },
};

/** The frame is to the left of the words. */
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const words = canvas.getByRole('heading', { level: 2, name: /^Calmer/ }).getBoundingClientRect();
    await expect(canvas.getByRole('slider').getBoundingClientRect().right).toBeLessThan(words.left);
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

/** The narrowest phone. */
export const SmallPhone: Story = {
  ...NotComparable,
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Before')).toSatisfy(showsWholeChoice);
  },
};

/** Each list leaves out the scan of the other; an older one as the later scan changes places. */
export const Choosing: Story = {
  play: async ({ args, canvas }) => {
    const later = canvas.getByLabelText('After');
    await expect(within(later).queryByRole('option', { name: /Aug.12, 2026/ })).toBeNull();
    await userEvent.selectOptions(later, within(later).getByRole('option', { name: /Oct.21, 2026/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ earlier: 7, later: 9 });
    await userEvent.selectOptions(later, within(later).getByRole('option', { name: /Feb.11, 2026/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ earlier: 1, later: 7 });
  },
};

export const Waiting: Story = {
  args: { scans: { state: 'waiting' }, pair: null, comparison: { state: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('main')).getByRole('status')).toHaveTextContent('Loading...');
  },
};

/** The photos stay while another pair is compared. */
export const Comparing: Story = {
  args: { comparison: { state: 'waiting' } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getAllByRole('img')).toHaveLength(2);
    await expect(main.getByRole('status')).toHaveTextContent('Loading...');
  },
};

export const Empty: Story = {
  args: {
    scans: { state: 'ready', value: scanChoices.slice(0, 1) },
    pair: null,
    comparison: { state: 'waiting' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Two reports are needed to compare.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start a Scan' })).toHaveAttribute('href', '/upload');
  },
};

export const Failed: Story = {
  args: { comparison: { state: 'failed', detail: null }, onRetry: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Unable to compare these scans.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithDetail: Story = {
  args: { scans: { state: 'failed', detail: 'Please wait a minute and try again.' }, pair: null },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Unable to load timeline.Please wait a minute and try again.');
  },
};

/** No number about skin. */
export const WordsOnly: Story = {
  args: { isWordsOnly: true },
  play: async ({ canvas }) => {
    const signs = rowsIn(canvas).filter((row) => row.querySelector('h3') !== null);
    for (const row of signs) await expect(row).not.toHaveTextContent(/\d/);
  },
};

export const LongestText: Story = {
  args: {
    comparison: {
      state: 'ready',
      value: {
        ...incomparableScans,
        reason:
          'The skin around the eyes is clearer in one photo, and the head is turned differently in the other one.',
        checks: [
          {
            name: 'Width of the face',
            earlier: 'from your right',
            later: 'from your left',
            verdict: 'apart',
          },
        ],
        signs: [
          {
            ...itemAt(incomparableScans.signs, 0),
            concern_name: 'Dark circles below both eyes and beside the nose',
          },
        ],
      },
    },
  },
};

/** Whether the chosen option of a select is not cut off. */
function showsWholeChoice(select: HTMLSelectElement): boolean {
  const { paddingInlineStart, paddingInlineEnd, fontSize, fontFamily } = getComputedStyle(select);
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('Text cannot be measured here.');
  context.font = `${fontSize} ${fontFamily}`;
  const room =
    select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
  return context.measureText(select.selectedOptions[0]?.text ?? '').width <= room;
}
