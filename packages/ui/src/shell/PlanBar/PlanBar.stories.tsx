import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { NOOR } from '../fixtures.ts';
import { PlanBar } from './PlanBar.tsx';

const meta = {
  title: 'Sections/shell/PlanBar',
  component: PlanBar,
  args: { user: NOOR, onUpgrade: fn() },
} satisfies Meta<typeof PlanBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Free',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('complementary')).toHaveTextContent(
      'Hi noor! Upgrade Now for smarter skincare.',
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Upgrade Now' }));
    await expect(args.onUpgrade).toHaveBeenCalledWith({ plan: 'free' });
  },
};

/** For mouse and keyboard the link's target is loaded ahead. A finger clicks at once. */
export const AboutToUpgrade: Story = {
  args: { onUpgradeIntent: fn() },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Upgrade Now' });
    await fireEvent.pointerOver(link, { pointerType: 'touch' });
    await expect(args.onUpgradeIntent).not.toHaveBeenCalled();
    await fireEvent.pointerOver(link, { pointerType: 'mouse' });
    await expect(args.onUpgradeIntent).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(args.onUpgradeIntent).toHaveBeenCalledTimes(2);
  },
};

export const Trial: Story = {
  args: { user: { ...NOOR, plan: 'trial' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Upgrade Now' }));
    await expect(args.onUpgrade).toHaveBeenCalledWith({ plan: 'trial' });
  },
};

export const Paid: Story = {
  args: { user: { ...NOOR, plan: 'plus_annual' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary')).toHaveTextContent('Welcome back, noor!');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** No plan is advertised to members under 18. */
export const Minor: Story = {
  args: { user: { ...NOOR, plan: 'trial', age_band: '13-17' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary')).toHaveTextContent(/^Hi noor!$/);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const NamedByEmail: Story = {
  args: { user: { ...NOOR, username: '', email: 'n.haddad@example.com' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Hi n\.haddad!/)).toBeVisible();
  },
};

export const WithoutName: Story = {
  args: { user: { ...NOOR, username: '', email: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Hi there!/)).toBeVisible();
  },
};

export const PaidWithoutName: Story = {
  args: { user: { ...NOOR, plan: 'pro_monthly', username: '', email: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Welcome back, there!')).toBeVisible();
  },
};

export const LongestText: Story = {
  args: { user: { ...NOOR, username: 'maximiliana_von_und_zu_hohenstaufen_wittelsbach_the_third' } },
};
