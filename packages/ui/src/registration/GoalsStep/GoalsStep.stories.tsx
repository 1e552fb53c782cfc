import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { GoalsStep } from './GoalsStep.tsx';

const meta = {
  title: 'Screens/registration/GoalsStep',
  component: GoalsStep,
  args: { erasure: IDLE, onAnswer: fn(), onBack: fn(), onNext: fn() },
  parameters: { shell: { session: 'signed_out', path: '/register', footer: 'none' } },
} satisfies Meta<typeof GoalsStep>;

export default meta;

type Story = StoryObj<typeof meta>;

/** With the keyboard alone: arrow keys for the age, space for the goals. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Goals' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '25 to 39' })).toBeChecked();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Other' }));
    await expect(canvas.getByLabelText('Other (optional)')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Other (optional)'), '  Softer lips {Enter}');
    await expect(args.onNext).toHaveBeenCalledWith({
      age_band: '25-39',
      goals: ['Even tone', 'Softer lips'],
    });
  },
};

export const NoAge: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('radio', { name: 'Under 13' })).toHaveFocus();
    await expect(canvas.getByRole('group', { name: 'How old are you?' })).toHaveAccessibleDescription(
      'Please choose your age.',
    );
    await expect(args.onNext).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText('18 to 24'));
    await expect(canvas.queryByText('Please choose your age.')).toBeNull();
  },
};

/** Members of 13 to 17 are not asked about a younger appearance, even if it was ticked before the age. */
export const Teenager: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Younger appearance'));
    await userEvent.click(canvas.getByText('Glowing skin'));
    await userEvent.click(canvas.getByText('13 to 17'));
    await expect(canvas.queryByText('Younger appearance')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledWith({
      age_band: '13-17',
      goals: ['Glowing skin'],
    });
  },
};

/** Explains the consequence first, and keeps no data. */
export const UnderThirteen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Glowing skin'));
    await userEvent.click(canvas.getByText('Under 13'));
    await expect(canvas.getByText(/we erase your account and everything in it/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledWith({ age_band: 'under_13', goals: [] });
  },
};

/** Earlier answers are shown again, and every change is reported at once. */
export const Answered: Story = {
  args: { defaultAnswers: { age_band: '40-59', goals: ['Even tone', 'Hydrated skin', 'Softer lips'] } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Hydrated skin' })).toBeChecked();
    await expect(canvas.getByLabelText('Other (optional)')).toHaveValue('Softer lips');
    await userEvent.click(canvas.getByText('Hydrated skin'));
    await expect(args.onAnswer).toHaveBeenLastCalledWith({
      age_band: '40-59',
      goals: ['Even tone', 'Softer lips'],
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Sending: Story = {
  args: { erasure: { state: 'busy' }, defaultAnswers: { age_band: 'under_13' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erasing…' }));
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { erasure: { state: 'failed', detail: null }, defaultAnswers: { age_band: 'under_13' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unexpected error. Please try again.')).toBeVisible();
  },
};

export const LongestText: Story = {
  args: {
    defaultAnswers: {
      age_band: '60+',
      goals: ['Calmer cheeks and forehead in the evening after a long and windy day outdoors'],
    },
  },
};
