import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OFFERS, OFFERS_AFTER_FOUNDING } from '../fixtures.ts';
import { PlanCard } from './PlanCard.tsx';

const meta = {
  title: 'Sections/billing/PlanCard',
  component: PlanCard,
  args: { tier: 'plus', plan: 'free', period: 'annual', offers: OFFERS_AFTER_FOUNDING, onChoose: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof PlanCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const card = canvas.getByRole('region', { name: 'Plus' });
    await expect(card).toHaveTextContent(
      /\$59\.00 per year\s*Twelve months at \$5\.99 are \$71\.88: save \$12\.88 \(17\.9%\)/,
    );
    const button = canvas.getByRole('button', { name: 'Choose Plus' });
    await expect(button).toHaveAccessibleDescription(
      'Renews each year at $59.00 until you cancel: two clicks in Account.',
    );
    await userEvent.click(button);
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ plan: 'plus_annual', kind: 'list', amount: 5900 }),
    );
  },
};

export const Monthly: Story = {
  args: { period: 'monthly' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$5.99')).toBeVisible();
    await expect(canvas.queryByText(/save/i)).toBeNull();
    await expect(canvas.getByText(/^Renews each month at \$5\.99/)).toBeVisible();
  },
};

/** Both savings name the price that they are compared with. */
export const Founding: Story = {
  args: { offers: OFFERS },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Plus' });
    await expect(card).toHaveTextContent(
      /\$48\.00 per year\s*Founding price\. List price \$59\.00: save \$11\.00 \(18\.6%\)\s*Twelve months at \$5\.99 are \$71\.88: save \$23\.88 \(33\.2%\)/,
    );
  },
};

/** All places are taken, and this member holds one of them. */
export const OwnPlace: Story = {
  args: { hasOwnPlace: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$48.00')).toBeVisible();
  },
};

/** The price is not known yet, so none is shown and nothing can be bought. */
export const Waiting: Story = {
  args: { offers: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/\$/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Choose Plus' })).toBeDisabled();
  },
};

export const Recommended: Story = {
  args: { tier: 'pro' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('RECOMMENDED')).toBeVisible();
    await expect(canvas.getByText('save $30.88 (17.1%)')).toBeVisible();
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

/** A visitor can choose nothing yet. */
export const Visitor: Story = {
  args: { plan: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
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
    offers: OFFERS,
    error: `Error creating checkout session: ${'the provider answered with a very long sentence '.repeat(4)}`,
  },
};
