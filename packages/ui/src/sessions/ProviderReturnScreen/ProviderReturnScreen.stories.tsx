import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProviderReturnScreen } from './ProviderReturnScreen.tsx';

const meta = {
  title: 'Screens/sessions/ProviderReturnScreen',
  component: ProviderReturnScreen,
  args: { name: 'Clinic', login: { state: 'busy' }, isMember: false },
  parameters: { shell: { session: 'signed_out', path: '/continue/clinic', footer: 'none' } },
} satisfies Meta<typeof ProviderReturnScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('One moment, please…')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Back to login' })).toBeNull();
  },
};

function failing(detail: string | null): Story {
  return {
    args: { login: { state: 'failed', detail } },
    play: async ({ canvas }) => {
      await expect(canvas.getByText(detail ?? /^The sign-in with Clinic failed\./)).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
    },
  };
}

export const Failed = failing(null);

export const Cancelled = failing('You cancelled at Clinic. Nothing has changed here.');

export const ProviderAway = failing('Clinic does not answer right now. Please try again in a moment.');

export const NotUsable = failing(
  'The answer of Clinic could not be used, so nobody is signed in. Please try again.',
);

export const NoLongerOpen = failing('This sign-in is no longer open in this browser. Please start again.');

export const LinkFirst = failing(
  'There is a Daylit account with this address already. Log in first, then link Clinic in your account.',
);

/** Somebody who is signed in goes back to the account. */
export const NotLinked: Story = {
  args: {
    isMember: true,
    login: {
      state: 'failed',
      detail: 'This account of Clinic is not linked to the Daylit account that you are signed in to.',
    },
  },
  parameters: { shell: { session: 'signed_in', path: '/continue/clinic', footer: 'none' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to your account' })).toHaveAttribute(
      'href',
      '/account?page=sign-in',
    );
  },
};
