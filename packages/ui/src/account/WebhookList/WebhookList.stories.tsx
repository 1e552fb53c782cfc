import type { MadeWebhook } from '@daylit/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { webhooks } from '../fixtures.ts';
import { WebhookList, type WebhookListProps } from './WebhookList.tsx';

const [diary, mirror] = webhooks;
const made: MadeWebhook = {
  webhook: diary,
  secret: 'whsec_Zk3v8QmYx1TgB5nRw7LpHs2DcJf9Ae4uKo6Ni0MbVaX=',
};

const meta = {
  title: 'Sections/account/WebhookList',
  component: WebhookList,
  args: {
    webhooks: { state: 'ready', value: webhooks },
    adding: IDLE,
    deletions: {},
    changes: {},
    onAdd: fn(),
    onStored: fn(),
    onDelete: fn(),
    onTest: fn(),
    onResume: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof WebhookList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Told of complete reports and changed plans')).toBeVisible();
    await expect(canvas.getByText(/^Report complete, .+: waiting\. The answer was 500\. Next/)).toBeVisible();
    await expect(canvas.getByText(/^Test, .+: delivered\. The answer was 204\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Send a test to ${diary.url}` }));
    await expect(args.onTest).toHaveBeenCalledWith({ id: 2 });
    await userEvent.click(canvas.getByRole('button', { name: `Delete webhook ${mirror.url}` }));
    await expect(args.onDelete).toHaveBeenCalledWith({ id: 1 });
  },
};

/** Why nothing is sent, and the way back. */
export const Paused: Story = {
  args: { webhooks: { state: 'ready', value: [mirror] } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Paused since .+ Nothing has arrived for three days\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Resume to ${mirror.url}` }));
    await expect(args.onResume).toHaveBeenCalledWith({ id: 1 });
  },
};

/** A webhook needs an address and something that it is told. */
export const Asking: Story = {
  args: { webhooks: { state: 'ready', value: [] } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New webhook' }));
    const url = canvas.getByRole('textbox', { name: 'Address of the program' });
    await expect(url).toHaveFocus();
    await userEvent.type(url, 'diary.example');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Report complete/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add the webhook' }));
    await expect(canvas.getByText(/whole address that begins with https/)).toBeVisible();
    await expect(canvas.getByText('Please choose what the address is told.')).toBeVisible();
    await userEvent.clear(url);
    await userEvent.type(url, diary.url);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Plan changed/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add the webhook' }));
    await expect(args.onAdd).toHaveBeenCalledWith({ url: diary.url, events: ['plan.changed'] });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('heading', { name: 'Webhooks' })).toHaveFocus();
  },
};

export const Adding: Story = {
  args: { webhooks: { state: 'ready', value: [] }, adding: { state: 'busy' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New webhook' }));
    await userEvent.type(canvas.getByRole('textbox'), diary.url);
    await userEvent.click(canvas.getByRole('button', { name: 'Adding…' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const AddFailed: Story = {
  args: { adding: { state: 'failed', detail: 'Please enter an address that begins with https://.' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New webhook' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please enter an address that begins');
  },
};

/** Shown once, with a button that copies it. */
export const AddedJustNow: Story = {
  args: { made },
  play: async ({ args, canvas }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await expect(canvas.getByText(/only this once/)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy secret' }));
    await expect(writeText).toHaveBeenCalledWith(made.secret);
    await userEvent.click(canvas.getByRole('button', { name: 'I have copied it' }));
    await expect(args.onStored).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { webhooks: { state: 'ready', value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'New webhook' })).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Five: Story = {
  args: {
    webhooks: { state: 'ready', value: Array.from({ length: 5 }, (_, id) => ({ ...mirror, id })) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/which is the most/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'New webhook' })).toBeNull();
  },
};

/** When the row is removed, the focus is not lost. */
export const Deleted: Story = {
  render: function DeletedStory(args: WebhookListProps) {
    const [left, setLeft] = useState<WebhookListProps['webhooks']>(args.webhooks);
    return (
      <WebhookList
        {...args}
        webhooks={left}
        onDelete={({ id }) =>
          setLeft({ state: 'ready', value: webhooks.filter((webhook) => webhook.id !== id) })
        }
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Delete webhook ${mirror.url}` }));
    await expect(canvas.queryByText(mirror.url)).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Webhooks' })).toHaveFocus();
    await expect(canvas.getByText(`Webhook deleted: ${mirror.url}.`)).toBeInTheDocument();
  },
};

export const Deleting: Story = {
  args: { deletions: { 1: { state: 'busy' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Deleting… webhook ${mirror.url}` }));
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

export const DeleteFailed: Story = {
  args: { deletions: { 1: { state: 'failed', detail: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This webhook could not be deleted. Please try again.')).toBeVisible();
  },
};

export const Testing: Story = {
  args: { changes: { 2: { state: 'busy' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Send a test to ${diary.url}` }));
    await expect(args.onTest).not.toHaveBeenCalled();
  },
};

export const TestFailed: Story = {
  args: { changes: { 2: { state: 'failed', detail: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('That did not work. Please try again.')).toBeVisible();
  },
};

export const Waiting: Story = {
  args: { webhooks: { state: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Failed: Story = {
  args: { webhooks: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your webhooks could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithDetail: Story = {
  args: {
    webhooks: { state: 'failed', detail: 'The server is being updated. Please try again in a minute.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server is being updated.');
  },
};

export const LongestText: Story = {
  args: {
    webhooks: {
      state: 'ready',
      value: [{ ...diary, url: `https://diary.example/${'a-long-path-'.repeat(40)}`.slice(0, 500) }],
    },
  },
};
