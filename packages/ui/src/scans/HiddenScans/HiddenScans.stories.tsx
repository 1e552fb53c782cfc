import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HiddenScans } from './HiddenScans.tsx';

const meta = {
  title: 'Sections/scans/HiddenScans',
  component: HiddenScans,
  args: { count: 4, limit: 'last_3_scans', canBuy: true, onUpgrade: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof HiddenScans>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('4 older scans');
    await expect(canvas.getByText(/your last 3 scans.*hidden, not deleted/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Upgrade Now' }));
    await expect(args.onUpgrade).toHaveBeenCalledOnce();
  },
};

export const TwelveMonths: Story = {
  args: { count: 1, limit: 'last_12_months' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('1 older scan');
    await expect(canvas.getByText(/the last 12 months/)).toBeVisible();
  },
};

/** No plan is offered to members under 18. */
export const WithoutUpgrade: Story = {
  args: { canBuy: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/larger plan/)).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
