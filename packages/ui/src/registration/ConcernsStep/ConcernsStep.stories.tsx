import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { ConcernsStep } from './ConcernsStep.tsx';

const meta = {
  title: 'Screens/registration/ConcernsStep',
  component: ConcernsStep,
  args: {
    ageBand: '25-39',
    selfie: 'validated',
    finish: IDLE,
    onAnswer: fn(),
    onBack: fn(),
    onSelfie: fn(),
    onFinish: fn(),
  },
  parameters: { shell: { session: 'signed_out', path: '/register', footer: 'none' } },
} satisfies Meta<typeof ConcernsStep>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Concerns' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByText('Dark spots'));
    await userEvent.click(canvas.getByText('Shiny on forehead and nose'));
    await userEvent.click(canvas.getByText('Often'));
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(args.onFinish).toHaveBeenCalledWith({
      issues: ['Acne', 'Dark spots'],
      midday_feel: 'shiny_t_zone',
      reacts: 'often',
    });
  },
};

/** All answers of this step are optional. */
export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(args.onFinish).toHaveBeenCalledWith({ issues: [] });
  },
};

export const Teenager: Story = {
  args: { ageBand: '13-17' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dark spots')).toBeVisible();
    await expect(canvas.queryByText('Wrinkles')).toBeNull();
  },
};

/** A person arrives without a photo. The link to it keeps the answers. */
export const SelfieMissing: Story = {
  args: { selfie: 'missing' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Redness'));
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(canvas.getByText('Please validate your selfie before continuing.')).toBeVisible();
    await expect(args.onFinish).not.toHaveBeenCalled();
    await expect(args.onAnswer).toHaveBeenLastCalledWith({ issues: ['Redness'] });
    await userEvent.click(canvas.getByRole('button', { name: 'Go to your selfie' }));
    await expect(args.onSelfie).toHaveBeenCalledOnce();
  },
};

/** Somebody finishes before the photo of this browser was looked for, and there is none. */
export const SelfieMissingAfterAll: Story = {
  render: function Render(args) {
    const [selfie, setSelfie] = useState(args.selfie);
    return <ConcernsStep {...args} selfie={selfie} onFinish={() => setSelfie('missing')} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(canvas.getByText('Please validate your selfie before continuing.')).toBeVisible();
  },
};

/** Earlier answers are shown again, and every change is reported at once. */
export const Answered: Story = {
  args: { defaultAnswers: { issues: ['Dryness', 'Tired eyes'], midday_feel: 'tight', reacts: 'not_sure' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText('Other (optional)')).toHaveValue('Tired eyes');
    await expect(canvas.getByRole('radio', { name: 'Tight' })).toBeChecked();
    await userEvent.click(canvas.getByText('Comfortable'));
    await expect(args.onAnswer).toHaveBeenLastCalledWith({
      issues: ['Dryness', 'Tired eyes'],
      midday_feel: 'comfortable',
      reacts: 'not_sure',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Sending: Story = {
  args: { finish: { state: 'busy' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Starting your scan…' }));
    await expect(args.onFinish).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { finish: { state: 'failed', detail: null }, defaultAnswers: { issues: ['Dryness'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unexpected error. Please try again.')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Dryness' })).toBeChecked();
  },
};

export const LongestText: Story = {
  args: {
    finish: {
      state: 'failed',
      detail:
        'You have used the scan of this month. Your answers are kept, and the next scan is yours on December 1, 2026.',
    },
    defaultAnswers: {
      issues: ['A dry patch beside the left ear that comes back each winter when heating starts'],
    },
  },
};
