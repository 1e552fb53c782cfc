import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { findDialog } from '../../primitives/Modal/find-dialog.ts';
import { IDLE } from '../../lib/states.ts';
import { externalConsent, photoConsent } from '../fixtures.ts';
import { type ConsentDecision, ConsentList, type ConsentListProps } from './ConsentList.tsx';

const meta = {
  title: 'Sections/account/ConsentList',
  component: ConsentList,
  args: {
    consents: { state: 'ready', value: [photoConsent] },
    decision: IDLE,
    onDecide: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ConsentList>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The exact text of a consent opens with one click. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Allowed on November 18, 2026/)).toHaveTextContent('Version 2026-11-20');
    const words = canvas.getByText(/^I agree that Daylit measures/);
    await expect(words).not.toBeVisible();
    await userEvent.click(canvas.getByText('Read the text'));
    await expect(words).toBeVisible();
  },
};

/** Explains the consequences first. Closing withdraws nothing, and the focus returns. */
export const Withdrawing: Story = {
  play: async ({ args, canvas }) => {
    const withdraw = canvas.getByRole('button', { name: 'Withdraw: Analyzing photos of your face' });
    await userEvent.click(withdraw);
    await expect(await findDialog()).toHaveAccessibleDescription(/No more photos are analyzed/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(withdraw).toHaveFocus());
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.click(withdraw);
    await findDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    await expect(args.onDecide).toHaveBeenCalledWith({
      purpose: 'photo_analysis',
      granted: false,
    });
  },
};

/** Giving a consent again shows the whole text. The dialog closes when the decision is saved. */
export const GivingAgain: Story = {
  args: { consents: { state: 'ready', value: [{ ...photoConsent, granted: false }, externalConsent] } },
  render: function GivingStory(args: ConsentListProps) {
    const [consents, setConsents] = useState(args.consents);
    const record: ConsentListProps['onDecide'] = (decision) => {
      args.onDecide(decision);
      setConsents({ state: 'ready', value: [photoConsent, externalConsent] });
    };
    return <ConsentList {...args} consents={consents} onDecide={record} />;
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Withdrawn on November 18, 2026/)).toBeVisible();
    await expect(canvas.getByText(/^Not answered yet/)).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Give consent: Analyzing photos of your face' }),
    );
    await expect(await findDialog()).toHaveAccessibleDescription(/in the photos of my face that I upload/);
    await userEvent.click(screen.getByRole('button', { name: 'I agree' }));
    await expect(args.onDecide).toHaveBeenCalledWith({ purpose: 'photo_analysis', granted: true });
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Withdraw: Analyzing photos of your face' })).toHaveFocus(),
    );
  },
};

/** A question ends with the decision, also where the decision is undone elsewhere. */
export const UndoneElsewhere: Story = {
  render: function UndoneElsewhereStory(args: ConsentListProps) {
    const [granted, setGranted] = useState(true);
    const handleDecide = (decision: ConsentDecision) => {
      args.onDecide(decision);
      setGranted(false);
    };
    return (
      <>
        <ConsentList
          {...args}
          consents={{ state: 'ready', value: [{ ...photoConsent, granted }] }}
          onDecide={handleDecide}
        />
        <Button onClick={() => setGranted(true)}>Give it elsewhere</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Withdraw/ }));
    await findDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Give it elsewhere' }));
    await expect(canvas.getByText(/^Allowed on/)).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Models outside this server are decided in a sheet of their own. */
export const OutsideModel: Story = {
  args: {
    consents: { state: 'ready', value: [photoConsent, { ...externalConsent, granted: true }] },
    onChooseOutside: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Change: Your face photo at an outside AI model' }),
    );
    await expect(args.onChooseOutside).toHaveBeenCalledOnce();
    await expect(args.onDecide).not.toHaveBeenCalled();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Waiting: Story = { args: { consents: { state: 'waiting' } } };

export const Empty: Story = {
  args: { consents: { state: 'ready', value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing here needs your consent.')).toBeVisible();
  },
};

export const Saving: Story = {
  args: { decision: { state: 'busy' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Withdraw/ }));
    await findDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
};

/** The dialog stays open and shows the reason. */
export const Failed: Story = {
  args: { decision: { state: 'failed', detail: null } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Withdraw/ }));
    await findDialog();
    await expect(screen.getByRole('alert')).toHaveTextContent('This could not be saved. Please try again.');
  },
};

export const FailedWithDetail: Story = {
  args: { decision: { state: 'failed', detail: 'This text has changed. Please read the new one.' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Withdraw/ }));
    await findDialog();
    await expect(screen.getByRole('alert')).toHaveTextContent('This text has changed.');
  },
};

export const LoadFailedWithDetail: Story = {
  args: {
    consents: { state: 'failed', detail: 'The server is being updated. Please try again in a minute.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server is being updated.');
  },
};

export const LoadFailed: Story = {
  args: { consents: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongestText: Story = {
  args: {
    consents: {
      state: 'ready',
      value: [{ ...externalConsent, text: `${externalConsent.text} `.repeat(30) }],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Read the text'));
  },
};
