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
import { CompareScreen } from './CompareScreen.tsx';

/** Whether the text of an element, without its padding, is one line high. */
function isOnOneLine(element: Element): boolean {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getClientRects().length === 1;
}

const meta = {
  title: 'Screens/scans/CompareScreen',
  component: CompareScreen,
  args: {
    scans: { state: 'ready', value: scanChoices },
    pair: { earlier: 7, later: 10 },
    comparison: { state: 'ready', value: comparableScans },
    seen: { earlier: [], later: [] },
    onChoose: fn(),
  },
  parameters: { shell: { session: 'signed_in', path: '/timeline/compare' } },
} satisfies Meta<typeof CompareScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    const titles = main.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    await expect(titles).toEqual([
      'These two scans can be compared.',
      'Why they can be compared',
      'Sign by sign',
    ]);
    const rows = within(main.getByRole('region', { name: 'Sign by sign' })).getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent('Calmer2.3 ± 0.6 to 1.4 ± 0.6');
    await expect(rows[3]).toHaveTextContent('A little more');
    await expect(rows[4]).toHaveTextContent('Can’t tell1.5 ± 0.6 to no reading');
    await expect(main.getByText(/ A change is named when it is larger than/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

/** The run of scans is told first, and two photos that are alike do not deny it. */
export const Trend: Story = {
  args: { comparison: { state: 'ready', value: comparableTrend } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    const claim = main.getByText('Redness has been calmer since July 15.').parentElement;
    await expect(claim).toHaveTextContent(/calmer since July 15\..*These two photos alone are too alike/);
    const rows = within(main.getByRole('region', { name: 'Sign by sign' })).getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent('Calmer since July 151.5 ± 0.6 to 1.4 ± 0.6');
    // Two photos that differ are told as they are, whatever the run of scans shows.
    await expect(rows[3]).toHaveTextContent('A little more0.8 ± 0.6 to 2.0 ± 0.6');
  },
};

/** Only a much larger change is named, and the page says so; readings that differ much are not "the same". */
export const RoughlyComparable: Story = {
  args: { pair: { earlier: 5, later: 10 }, comparison: { state: 'ready', value: roughScans } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('row', { name: /^Light/ })).toHaveTextContent('Only roughly alike');
    await expect(main.getByText(/ named only when it is much larger than /)).toBeVisible();
    const rows = within(main.getByRole('region', { name: 'Sign by sign' })).getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent('No measurable change2.3 ± 0.6 to 1.4 ± 0.6');
    await expect(rows[1]).toHaveTextContent('About the same3.2 ± 0.6 to 3.0 ± 0.6');
    await expect(rows[2]).toHaveTextContent('Calmer3.8 ± 0.6 to 2.1 ± 0.6');
  },
};

/** One reason, and no verdict anywhere. */
export const NotComparable: Story = {
  args: { comparison: { state: 'ready', value: incomparableScans } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByText('The light falls differently.')).toBeVisible();
    await expect(main.getByRole('row', { name: /Light/ })).toHaveTextContent('Too different');
    await expect(main.queryByText(/Calmer|About the same|A little more/)).toBeNull();
  },
};

/** Both photos side by side fill the width of their column. */
export const Desktop: Story = {
  ...NotComparable,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [earlier, later] = ['Earlier', 'Later'].map((name) =>
      canvas.getByLabelText(name).getBoundingClientRect(),
    );
    await expect(later?.top).toBe(earlier?.top);
    await expect(later?.right).toBeCloseTo(canvas.getByText(/^Same crop/).getBoundingClientRect().right);
  },
};

/** A day and a number with its unit are not split. */
export const SmallPhone: Story = {
  ...NotComparable,
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    const width = within(main.getByRole('row', { name: /Width of the face/ }));
    await expect(width.getAllByRole('cell')[0]).toSatisfy(isOnOneLine);
    await expect(main.getByRole('columnheader', { name: /Aug/ })).toSatisfy(isOnOneLine);
    await expect(main.getByLabelText('Earlier')).toSatisfy(showsWholeChoice);
  },
};

/** The outlines of one sign, on both photos; a sign that neither photo shows is not offered. */
export const Outlines: Story = {
  args: { seen: { earlier: [seenOnCheek], later: [{ ...seenOnCheek, evidence: [] }] } },
  play: async ({ canvas }) => {
    const choice = canvas.getByLabelText('Outline on both photos');
    await expect(within(choice).getAllByRole('option')).toHaveLength(2);
    await userEvent.selectOptions(choice, 'redness');
    await expect(canvas.getByRole('img', { name: /^Outlines on your photo\. .*left cheek/ })).toBeVisible();
    await userEvent.selectOptions(choice, '');
    await expect(canvas.queryByRole('img', { name: /^Outlines/ })).toBeNull();
  },
};

/** Each list leaves out the scan of the other; an older one as the later scan changes places. */
export const Choosing: Story = {
  play: async ({ args, canvas }) => {
    const later = canvas.getByLabelText('Later');
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
    const signs = canvas.getByRole('region', { name: 'Sign by sign' });
    await expect(signs).not.toHaveTextContent(/\d/);
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
