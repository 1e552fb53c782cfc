import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StepActions } from './StepActions.tsx';

const meta = {
  title: 'Sections/registration/StepActions',
  component: StepActions,
  tags: ['inner'],
  args: { label: 'Next', onBack: fn(), onNext: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof StepActions>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

export const Finish: Story = { args: { label: 'Finish' } };

export const Busy: Story = {
  args: { busy: true, busyLabel: 'Checking…' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Checking…' }));
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};
