import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import { signedIn } from '../fixtures.ts';
import footerMeta, { Default as FooterStory } from '../Footer/Footer.stories.tsx';
import { AppShell } from './AppShell.tsx';

const meta = {
  title: 'Sections/shell/AppShell',
  component: AppShell,
  args: {
    ...footerMeta.args,
    ...FooterStory.args,
    path: '/',
    children: (
      <Page title="Your skin report">
        <p>What is on the page.</p>
      </Page>
    ),
  },
} satisfies Meta<typeof AppShell>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The first tab stop is a link that skips the navigation. */
export const Default: Story = {
  name: 'Signed Out',
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

/** Shows nothing that could turn out wrong: only the brand, the page, and the footer without Logout. */
export const Unknown: Story = {
  args: { session: { status: 'unknown' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Logout' })).toBeNull();
  },
};

/** A member was signed in here last time: the page does not move when the plan bar arrives. */
export const PlanBarExpected: Story = {
  beforeEach: () => {
    document.documentElement.dataset.planBar = 'expected';
    return () => {
      delete document.documentElement.dataset.planBar;
    };
  },
  render: function Arriving(args) {
    const [isKnown, setIsKnown] = useState(false);
    return (
      <AppShell {...args} session={isKnown ? signedIn() : { status: 'unknown' }}>
        <Page title="Your skin report">
          <Button onClick={() => setIsKnown(true)}>The answer comes</Button>
        </Page>
      </AppShell>
    );
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const top = () => canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().top;
    const before = top();
    await userEvent.click(canvas.getByRole('button', { name: 'The answer comes' }));
    await expect(canvas.getByRole('complementary')).toBeVisible();
    await expect(top()).toBe(before);
  },
};

/** Before the e-mail is verified, the only way to leave is Logout. */
export const Unverified: Story = {
  args: {
    session: signedIn({ is_email_verified: false, onboarding_complete: false, plan: 'trial' }),
    path: '/verify-email',
    planBar: 'none',
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
  },
};

export const Paid: Story = {
  args: { session: signedIn({ plan: 'pro_annual' }), path: '/chat' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary')).toHaveTextContent('Welcome back, noor!');
  },
};

export const Offline: Story = { args: { session: signedIn(), isOffline: true } };

export const WithoutFooter: Story = {
  args: { footer: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};
