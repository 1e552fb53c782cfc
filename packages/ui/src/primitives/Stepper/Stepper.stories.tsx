import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Primitives/Stepper',
  component: Stepper,
  args: { step: 1, total: 4 },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Stepper>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LastStep: Story = {
  args: { step: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 4 of 4')).toBeInTheDocument();
  },
};
