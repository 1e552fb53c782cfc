import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PlanCard } from './PlanCard.tsx';

const meta = {
  title: 'Sections/billing/PlanCard',
  component: PlanCard,
  args: { tier: 'plus', plan: 'free', period: 'annual', founding: null, onChoose: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof PlanCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const card = canvas.getByRole('region', { name: 'Plus' });
    await expect(card).toHaveTextContent(/\$59\.00 per year\s*Save 17\.9%/);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Plus' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ plan: 'plus_annual' });
  },
};

export const Monthly: Story = {
  args: { period: 'monthly' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$5.99')).toBeVisible();
    await expect(canvas.queryByText(/Save/)).toBeNull();
  },
};

/** The saving is computed from the founding price; the usual price is struck through. */
export const Founding: Story = {
  args: { founding: { places_left: 412 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$48.00')).toBeVisible();
    await expect(canvas.getByText('Usual price').parentElement).toHaveTextContent('Usual price $59.00');
    await expect(canvas.getByText('Save 33%')).toBeVisible();
  },
};

/** The annual price is not known yet, so none is shown and nothing can be bought. */
export const Waiting: Story = {
  args: { founding: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/\$/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Choose Plus' })).toBeDisabled();
  },
};

export const Recommended: Story = {
  args: { tier: 'pro' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('RECOMMENDED')).toBeVisible();
    await expect(canvas.getByText('Save $30.88')).toBeVisible();
    await expect(
      canvas.getByText('Unlimited check-ins and chat (fair use: 30 scans and 400 messages per month)'),
    ).toBeVisible();
  },
};

/** No button. On phones the list is one line. */
export const Current: Story = {
  args: { plan: 'plus_annual' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Current plan')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const CurrentPro: Story = { args: { tier: 'pro', plan: 'pro', period: 'monthly' } };

export const Free: Story = { args: { tier: 'free', plan: 'trial' } };

export const StepDown: Story = {
  args: { tier: 'free', plan: 'plus_monthly', period: 'monthly' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Downgrade' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('Cancel or downgrade via Account Settings');
  },
};

export const OtherPeriod: Story = { args: { plan: 'plus_monthly' } };

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Plus' }));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const Locked: Story = { args: { isLocked: true } };

export const Failed: Story = { args: { error: 'Could not start checkout.' } };

export const LongestText: Story = {
  args: {
    tier: 'pro',
    founding: { places_left: 412 },
    error: `Error creating checkout session: ${'the provider answered with a very long sentence '.repeat(4)}`,
  },
};
