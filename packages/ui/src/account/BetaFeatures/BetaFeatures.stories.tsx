import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { BetaFeatures } from './BetaFeatures.tsx';

const meta = {
  title: 'Sections/account/BetaFeatures',
  component: BetaFeatures,
  args: { beta_features: { state: 'ready', value: false }, save: IDLE, onChange: fn(), onRetry: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof BetaFeatures>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Use beta features' }));
    await expect(args.onChange).toHaveBeenCalledWith({ beta_features: true });
  },
};

export const On: Story = {
  args: { beta_features: { state: 'ready', value: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).toHaveBeenCalledWith({ beta_features: false });
  },
};

export const Waiting: Story = {
  args: { beta_features: { state: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

export const Saving: Story = {
  args: { beta_features: { state: 'ready', value: true }, save: { state: 'busy' } },
};

export const LoadFailed: Story = {
  args: { beta_features: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your beta setting could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { save: { state: 'failed', detail: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Update failed');
  },
};

export const LongestText: Story = {
  args: {
    save: {
      state: 'failed',
      detail:
        'There were too many changes from this address in the last minute. Please wait a little, then try again.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^There were too many changes/);
  },
};
