import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StepHeading } from './StepHeading.tsx';

const meta = {
  title: 'Sections/registration/StepHeading',
  component: StepHeading,
  tags: ['inner'],
  args: {
    step: 2,
    title: 'Your selfie',
    lead: 'We look at it with you, and delete the original right after.',
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof StepHeading>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The title takes the focus, because the button that led here is gone. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 2 of 4')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

export const FirstStep: Story = {
  args: { step: 1, title: 'Create your account' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveFocus();
  },
};
