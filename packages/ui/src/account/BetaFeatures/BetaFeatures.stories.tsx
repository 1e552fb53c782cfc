import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BetaFeatures } from './BetaFeatures.tsx';

const meta = {
  component: BetaFeatures,
  args: { beta_features: false, onChange: fn() },
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
  args: { beta_features: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).toHaveBeenCalledWith({ beta_features: false });
  },
};

export const Waiting: Story = {
  args: { beta_features: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

export const Saving: Story = { args: { beta_features: true, busy: true } };

export const Failed: Story = {
  args: { error: 'Update failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Update failed');
  },
};

export const LongestText: Story = {
  args: {
    error:
      'There were too many changes from this address in the last minute. Please wait a little, then try again.',
  },
};
