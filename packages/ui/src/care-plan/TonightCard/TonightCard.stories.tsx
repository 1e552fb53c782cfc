import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { leftOutTonight, tonight } from '../routine-fixtures.ts';
import { TonightCard } from './TonightCard.tsx';

const meta = {
  title: 'Sections/care-plan/TonightCard',
  component: TonightCard,
  args: {
    tonight: { state: 'ready', value: tonight },
    daypart: 'night',
    marking: IDLE,
    onMark: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof TonightCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Tonight');
    await expect(canvas.getByText('Friday, November 20')).toBeVisible();
    await expect(canvas.getByText(/^Lactic Acid 5% Polish waits tonight/)).toBeVisible();
    await expect(canvas.getByText('Retinoid on Tuesday and Friday. Exfoliating acid waits')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Done for tonight' }));
    await expect(args.onMark).toHaveBeenCalledWith(true);
  },
};

export const Done: Story = {
  args: {
    tonight: { state: 'ready', value: { ...tonight, night: { ...tonight.night, is_done: true } } },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Done for tonight', pressed: true }));
    await expect(args.onMark).toHaveBeenCalledWith(false);
  },
};

/** A morning without steps. */
export const Empty: Story = {
  args: { daypart: 'morning' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('This morning');
    await expect(canvas.getByText(/^Nothing for this part of the day\./)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** What an answer leaves out is named with the answer, and an evening of nothing else is no rest. */
export const LeftOut: Story = {
  args: {
    tonight: {
      state: 'ready',
      value: { ...tonight, night: { ...tonight.night, steps: [], waiting: [], left_out: leftOutTonight } },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Sunflower Cleansing Balm and Ceramide Barrier Cream. Left out: you said that you avoid Glycerin.',
      ),
    ).toBeVisible();
    await expect(canvas.queryByText(/^Nothing for this part of the day\./)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Change what you said' })).toHaveAttribute(
      'href',
      '/care-plan#preferences',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Waiting: Story = { args: { tonight: { state: 'waiting' } } };

export const Marking: Story = {
  args: { marking: { state: 'busy' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Done for tonight' }));
    await expect(args.onMark).not.toHaveBeenCalled();
  },
};

export const MarkingFailed: Story = {
  args: { marking: { state: 'failed', detail: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This could not be saved. Please try again.')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { tonight: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithDetail: Story = {
  args: { tonight: { state: 'failed', detail: 'Please check the date of this device.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please check the date of this device.');
  },
};
