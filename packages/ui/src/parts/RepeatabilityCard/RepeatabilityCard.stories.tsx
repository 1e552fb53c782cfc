import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { MEASURED, OFFERED, TOO_LATE } from './fixtures.ts';
import { RepeatabilityCard } from './RepeatabilityCard.tsx';

const meta = {
  title: 'Parts/RepeatabilityCard',
  component: RepeatabilityCard,
  args: { repeatability: { state: 'ready', value: OFFERED }, onRetry: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof RepeatabilityCard>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The offer, beside a first report. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const way = canvas.getByRole('link', { name: 'Take a second photo' });
    await expect(way).toHaveAttribute('href', '/second-photo');
    await expect(canvas.getByText(/It costs no scan, and the photo is not kept\.$/)).toBeVisible();
  },
};

export const Waiting: Story = {
  args: { repeatability: { state: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Measured: Story = {
  args: { repeatability: { state: 'ready', value: MEASURED } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/differ more than usual in dark circles/)).toBeVisible();
    await userEvent.click(canvas.getByText('In numbers'));
    await expect(canvas.getByText('Dark circles').parentElement).toHaveTextContent('± 1.3, usually ± 1.0');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const MeasuredInWords: Story = {
  args: { repeatability: { state: 'ready', value: MEASURED }, isWordsOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/differ more than usual in dark circles/)).toBeVisible();
    await expect(canvas.queryByText('In numbers')).toBeNull();
  },
};

/** In the account each second photo can be deleted, after a question. */
export const TakingBack: Story = {
  args: {
    repeatability: { state: 'ready', value: MEASURED },
    takingBack: { state: IDLE, onTakeBack: fn() },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Your second photos'));
    const way = canvas.getByRole('button', { name: /^Take back the second photo of November/ });
    await userEvent.click(way);
    const question = within(await screen.findByRole('dialog', { name: 'Take this second photo back?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep it' }));
    await expect(args.takingBack?.onTakeBack).not.toHaveBeenCalled();
    await expect(way).toHaveFocus();
    await userEvent.click(way);
    await userEvent.click(await screen.findByRole('button', { name: 'Take it back' }));
    await expect(args.takingBack?.onTakeBack).toHaveBeenCalledWith({ checkin_id: 1 });
  },
};

export const TakingBackFailed: Story = {
  args: {
    repeatability: { state: 'ready', value: MEASURED },
    takingBack: { state: { state: 'failed', detail: null }, onTakeBack: fn() },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Your second photos'));
    await userEvent.click(canvas.getByRole('button', { name: /^Take back/ }));
    await expect(await screen.findByText('It could not be taken back. Please try again.')).toBeVisible();
  },
};

/** The last one is deleted while the dialog is open: the dialog closes. */
export const TakenBack: Story = {
  args: {
    repeatability: { state: 'ready', value: MEASURED },
    takingBack: { state: IDLE, onTakeBack: fn() },
  },
  render: function Render(args) {
    const [isGone, setIsGone] = useState(false);
    const value = isGone ? TOO_LATE : MEASURED;
    const takingBack = { state: IDLE, onTakeBack: () => setIsGone(true) };
    return <RepeatabilityCard {...args} repeatability={{ state: 'ready', value }} takingBack={takingBack} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Your second photos'));
    await userEvent.click(canvas.getByRole('button', { name: /^Take back/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText(/In the five minutes after a scan/)).toBeVisible();
    await expect(canvas.queryByText('Your second photos')).toBeNull();
  },
};

/** A later scan can have its second photo as well. */
export const AnotherOffered: Story = {
  args: { repeatability: { state: 'ready', value: { ...MEASURED, offer: OFFERED.offer } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Take another one' })).toBeVisible();
  },
};

/** More than five minutes after the last scan. */
export const TooLate: Story = {
  args: { repeatability: { state: 'ready', value: TOO_LATE } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/In the five minutes after a scan you can take a second one/),
    ).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Failed: Story = {
  args: { repeatability: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithDetail: Story = {
  args: {
    repeatability: { state: 'failed', detail: 'The service is busy. Please try again in a moment.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The service is busy. Please try again in a moment.')).toBeVisible();
  },
};

export const LongestText: Story = {
  args: {
    repeatability: {
      state: 'ready',
      value: {
        ...MEASURED,
        offer: OFFERED.offer,
        summary:
          'Two photos of you differ more than usual in redness, rough texture, fine lines and dark circles, and less in shine, uneven tone, blemishes and dark spots. Your scans are compared by that.',
      },
    },
  },
};
