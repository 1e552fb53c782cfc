import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Page } from '../../primitives/Page/Page.tsx';
import { signedIn } from '../fixtures.ts';
import { SignedOut as FooterStory } from '../Footer/Footer.stories.tsx';
import footerMeta from '../Footer/Footer.stories.tsx';
import { AppShell } from './AppShell.tsx';

const meta = {
  component: AppShell,
  args: {
    ...footerMeta.args,
    ...FooterStory.args,
    path: '/',
    children: <Page title="Your skin report">What is on the page.</Page>,
  },
} satisfies Meta<typeof AppShell>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The first stop of the tab key leads past the navigation. */
export const SignedOut: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};

export const SignedIn: Story = {
  args: { session: signedIn(), path: '/dashboard' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('navigation', { name: 'Main' })).toHaveLength(1);
    await expect(canvas.getByRole('complementary')).toHaveTextContent(/Upgrade Now/);
  },
};

export const Unknown: Story = { args: { session: { status: 'unknown' } } };

export const Offline: Story = { args: { session: signedIn(), isOffline: true } };

export const WithoutFooter: Story = {
  args: { footer: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};
