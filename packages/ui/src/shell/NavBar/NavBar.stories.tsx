import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { signedIn } from '../fixtures.ts';
import { NavBar } from './NavBar.tsx';

const meta = {
  title: 'Sections/shell/NavBar',
  component: NavBar,
  args: { session: { status: 'signed_out' }, path: '/' },
} satisfies Meta<typeof NavBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Signed Out',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
    await expect(canvas.queryByRole('link', { name: 'Dashboard' })).toBeNull();
  },
};

export const SignedIn: Story = {
  args: { session: signedIn(), path: '/upload' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Upload' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull();
  },
};

/** Only the brand: anything else could turn out wrong a moment later. */
export const Unknown: Story = {
  args: { session: { status: 'unknown' } },
  play: expectOnlyTheBrand,
};

export const Unverified: Story = {
  args: { session: signedIn({ is_email_verified: false, onboarding_complete: false }) },
  play: expectOnlyTheBrand,
};

export const NotOnboarded: Story = {
  args: { session: signedIn({ onboarding_complete: false }) },
  play: expectOnlyTheBrand,
};

async function expectOnlyTheBrand({ canvas }: Pick<StoryContext, 'canvas'>) {
  await expect(canvas.getAllByRole('link')).toHaveLength(1);
  await expect(canvas.getByRole('link', { name: 'Daylit home' })).toHaveAttribute('href', '/');
}
