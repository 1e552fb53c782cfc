import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AuthLayout } from './AuthLayout.tsx';

const meta = {
  title: 'Parts/AuthLayout',
  component: AuthLayout,
  args: { artTitle: 'Good to see you again.', narrowArt: 'peek', children: <h1>Login</h1> },
} satisfies Meta<typeof AuthLayout>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The portrait and its words are decorative: screen readers read only the form. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Login');
    await expect(canvas.getByText('Good to see you again.').closest('[aria-hidden="true"]')).not.toBeNull();
  },
};

/** For long forms: a phone shows only the form. */
export const NoArtOnPhones: Story = { args: { narrowArt: 'none' } };

export const LongestText: Story = {
  args: {
    artTitle: 'Good light is all you need, and a minute of your time on a quiet morning.',
    children: <h1>Enter the code of your authenticator app or one of your backup codes</h1>,
  },
};
