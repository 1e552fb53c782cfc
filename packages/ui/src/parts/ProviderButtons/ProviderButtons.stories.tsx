import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { ProviderButtons } from './ProviderButtons.tsx';

const meta = {
  title: 'Parts/ProviderButtons',
  component: ProviderButtons,
  args: {
    providers: [
      { id: 'clinic', name: 'Clinic' },
      { id: 'shop', name: 'Shop' },
    ],
    opening: IDLE,
    onContinue: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ProviderButtons>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Shop' }));
    await expect(args.onContinue).toHaveBeenCalledWith('shop');
  },
};

/** While one page opens, another press does nothing. */
export const Opening: Story = {
  args: { opening: { state: 'busy' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Clinic' }));
    await expect(args.onContinue).not.toHaveBeenCalled();
  },
};

export const LongestText: Story = {
  args: { providers: [{ id: 'clinic', name: 'Dermatological Clinic of North Holland' }] },
};
