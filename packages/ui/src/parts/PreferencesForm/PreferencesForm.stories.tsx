import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { PreferencesForm } from './PreferencesForm.tsx';

const meta = {
  title: 'Parts/PreferencesForm',
  component: PreferencesForm,
  args: {
    preferences: {
      state: 'ready',
      value: {
        age_band: '25-39',
        pregnancy: 'no',
        avoid: ['Limonene', 'Lanolin'],
        fragrance_free: true,
        budget: 'low',
      },
    },
    frame: 'card',
    age: { age_change: null, save: IDLE, onChange: fn() },
    save: IDLE,
    onChange: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof PreferencesForm>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Every answer is saved separately. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your answers' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'To $15' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Yes' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ pregnancy: 'yes' });
    await userEvent.click(canvas.getByRole('switch', { name: 'Fragrance-free only' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ fragrance_free: false });
    await userEvent.type(canvas.getByLabelText('Add one'), 'Linalool{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ avoid: ['Limonene', 'Lanolin', 'Linalool'] });
    await userEvent.click(canvas.getByRole('switch', { name: 'Words only' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ words_only: true });
  },
};

/** Below a plan. Links from left out products lead here. */
export const Folded: Story = {
  args: { frame: 'fold' },
  play: async ({ canvas }) => {
    const question = canvas.getByText('Budget for one product');
    await expect(question).not.toBeVisible();
    await userEvent.click(canvas.getByText('What products have to fit'));
    await expect(question).toBeVisible();
    await expect(question.closest('details')).toHaveAttribute('id', 'preferences');
  },
};

export const Waiting: Story = {
  args: { preferences: { state: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

/** Nothing was answered, so nothing is assumed. */
export const Empty: Story = {
  args: { preferences: { state: 'ready', value: {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Rather not say' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Any' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Failed: Story = {
  args: { preferences: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const SaveFailedWithDetail: Story = {
  args: { save: { state: 'failed', detail: 'The service is busy. Please try again in a moment.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The service is busy.');
  },
};

export const LongestText: Story = {
  args: {
    preferences: {
      state: 'ready',
      value: { avoid: Array.from({ length: 12 }, (_, count) => `Butylphenyl methylpropional ${count}`) },
    },
  },
};
