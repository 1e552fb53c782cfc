import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { ProviderStep } from './ProviderStep.tsx';

const meta = {
  title: 'Screens/registration/ProviderStep',
  component: ProviderStep,
  args: { providers: [{ id: 'clinic', name: 'Clinic' }], opening: IDLE, onContinue: fn() },
  parameters: { shell: { session: 'signed_out', path: '/register', footer: 'none' } },
} satisfies Meta<typeof ProviderStep>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Step 1 of 4')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Clinic' }));
    await expect(args.onContinue).toHaveBeenCalledWith('clinic');
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login',
    );
  },
};

export const Opening: Story = {
  args: { opening: { state: 'busy' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Clinic' }));
    await expect(args.onContinue).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { opening: { state: 'failed', detail: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Registration failed');
  },
};

export const FailedWithDetail: Story = {
  args: {
    opening: { state: 'failed', detail: 'Clinic does not answer right now. Please try again in a moment.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Clinic does not answer right now.');
  },
};

export const LongestText: Story = {
  args: {
    providers: [
      { id: 'clinic', name: 'The dermatology clinic of the old town' },
      { id: 'shop', name: 'Wholesale and retail, Westminster branch' },
    ],
  },
};
