import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { done, LONGEST_NAME, NOTHING_COMPARED } from '../fixtures.ts';
import { ProductTrialResult } from './ProductTrialResult.tsx';

const meta = {
  title: 'Sections/product-trials/ProductTrialResult',
  component: ProductTrialResult,
  tags: ['inner'],
  args: { productTrial: done(), removing: { state: 'idle' }, onRemove: fn(), isWordsOnly: false },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ProductTrialResult>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Less visible. What it does not say always has three sentences. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: /^Less visible, and by more than chance/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/November\s2\d: 2 to 4 of 5/);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText('3.1 ± 0.6')).not.toBeVisible();
    await userEvent.click(canvas.getByText('In numbers'));
    await expect(canvas.getByText('3.1 ± 0.6')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete it and choose again' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const More: Story = {
  args: {
    productTrial: done({
      outcome: 'more_visible',
      verdict: 'More visible, and by more than chance.',
      first: { low: 1, high: 3 },
      last: { low: 2, high: 4 },
      says: [
        'Uneven tone is more visible than 8 weeks ago.',
        'Your care plan changed too: Kakadu Plum Serum came in.',
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^More visible/ })).toBeVisible();
    await expect(canvas.getByText(/^Your care plan changed too/)).toBeVisible();
  },
};

export const AboutTheSame: Story = {
  args: {
    productTrial: done({
      outcome: 'no_measurable_change',
      verdict: 'No measurable change.',
      last: { low: 2, high: 4 },
      says: ['We measured no change in uneven tone.'],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No measurable change.' })).toBeVisible();
  },
};

/** Photos that differ too much: no ranges are compared, and no band joins them. */
export const CannotBeCompared: Story = {
  args: {
    productTrial: done({
      ...NOTHING_COMPARED,
      says: [...NOTHING_COMPARED.says],
      verdict: 'These photos can’t be compared.',
      compared: 'The light falls differently.',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The light falls differently.')).toBeVisible();
    await expect(canvas.queryByText(/first and last scans/)).toBeNull();
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/not compared with the scan before/);
  },
};

export const SignLost: Story = {
  args: {
    productTrial: done({
      ...NOTHING_COMPARED,
      says: [...NOTHING_COMPARED.says],
      verdict: 'We can’t judge uneven tone in your last photo.',
      compared: 'The report of that scan says why.',
      scans: done().result?.scans.slice(0, 1) ?? [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'We can’t judge uneven tone in your last photo.' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const WordsOnly: Story = {
  args: { isWordsOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('In numbers')).toBeNull();
    await expect(canvas.queryByText(/of 5/)).toBeNull();
  },
};

export const Removing: Story = {
  args: { removing: { state: 'busy' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deleting...' }));
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

export const RemovalFailed: Story = {
  args: { removing: { state: 'failed', detail: 'Please log in to continue.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please log in to continue.');
  },
};

export const LongestText: Story = {
  args: {
    productTrial: {
      ...done({
        says: [`Your care plan changed too: ${LONGEST_NAME} came in, and ${LONGEST_NAME} went out.`],
      }),
      product_name: LONGEST_NAME,
    },
  },
};
