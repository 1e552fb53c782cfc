import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ThumbnailRetention, type ThumbnailRetentionProps } from './ThumbnailRetention.tsx';

const thumbnails = { total: 10, older_than_30_days: 8, older_than_1_year: 1 };

const meta = {
  title: 'Sections/account/ThumbnailRetention',
  component: ThumbnailRetention,
  args: {
    retention: { state: 'ready', value: { thumbnail_retention: 'account', thumbnails } },
    save: IDLE,
    onChange: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ThumbnailRetention>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'While I have an account' })).toBeChecked();
    const month = canvas.getByRole('radio', { name: /30 days/ });
    await expect(month.closest('label')).toHaveTextContent('Deletes 8 of 10 now');
    await userEvent.click(month);
    await expect(month).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep them' }));
    await expect(canvas.getByRole('radio', { name: 'While I have an account' })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(month);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 8 pictures for good' }));
    await expect(args.onChange).toHaveBeenCalledWith({ thumbnail_retention: '30_days' });
  },
};

/** The result is announced: the question is gone, and nothing else on the page shows it. */
export const Deleted: Story = {
  render: function DeletedStory(args: ThumbnailRetentionProps) {
    const [chosen, setChosen] = useState<ThumbnailRetentionProps['retention']>(args.retention);
    return (
      <ThumbnailRetention
        {...args}
        retention={chosen}
        save={chosen === args.retention ? IDLE : { state: 'done' }}
        onChange={({ thumbnail_retention }) =>
          setChosen({
            state: 'ready',
            value: {
              thumbnail_retention,
              thumbnails: { total: 2, older_than_30_days: 0, older_than_1_year: 0 },
            },
          })
        }
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /30 days/ }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 8 pictures for good' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('8 pictures deleted for good.');
  },
};

/** A question ends with its save: it does not come back when the choice is changed elsewhere. */
export const ChangedElsewhere: Story = {
  render: function ChangedElsewhereStory(args: ThumbnailRetentionProps) {
    const [kept, setKept] = useState<'account' | '30_days'>('account');
    const [save, setSave] = useState<ThumbnailRetentionProps['save']>(IDLE);
    return (
      <>
        <ThumbnailRetention
          {...args}
          retention={{ state: 'ready', value: { thumbnail_retention: kept, thumbnails } }}
          save={save}
          onChange={() => {
            setKept('30_days');
            setSave({ state: 'done' });
          }}
        />
        <Button onClick={() => setKept('account')}>Elsewhere</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /30 days/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 8 pictures for good' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await expect(canvas.getByRole('radio', { name: 'While I have an account' })).toBeChecked();
    await expect(canvas.queryByRole('button', { name: /Delete/ })).toBeNull();
  },
};

export const Waiting: Story = {
  args: { retention: { state: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

/** No picture yet: nothing can be lost, so a choice takes effect at once. */
export const Empty: Story = {
  args: {
    retention: {
      state: 'ready',
      value: {
        thumbnail_retention: 'now',
        thumbnails: { total: 0, older_than_30_days: 0, older_than_1_year: 0 },
      },
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Delete right away/ })).toBeChecked();
    await expect(canvas.getAllByText('Deletes none today')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('radio', { name: /1 year/ }));
    await expect(args.onChange).toHaveBeenCalledWith({ thumbnail_retention: '1_year' });
  },
};

export const Saving: Story = {
  args: { save: { state: 'busy' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /1 year/ })).toBeDisabled();
  },
};

export const Failed: Story = {
  args: { retention: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const SaveFailedWithDetail: Story = {
  args: { save: { state: 'failed', detail: 'The service is busy. Please try again in a moment.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The service is busy. Please try again in a moment.')).toBeVisible();
    // The next try asks again.
    await userEvent.click(canvas.getByRole('radio', { name: /30 days/ }));
    await expect(canvas.getByRole('button', { name: 'Delete 8 pictures for good' })).toBeVisible();
  },
};

export const LongestText: Story = {
  args: {
    retention: {
      state: 'ready',
      value: {
        thumbnail_retention: 'account',
        thumbnails: { total: 10_000, older_than_30_days: 9_999, older_than_1_year: 8_888 },
      },
    },
  },
};
