import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { HomeRegion } from './HomeRegion.tsx';

const meta = {
  title: 'Sections/account/HomeRegion',
  component: HomeRegion,
  args: { region: null, save: IDLE, onChange: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof HomeRegion>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Not told. The list is in the order of the names. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText(/^Country or region/);
    await expect(field).toHaveDisplayValue('Rather not say');
    await expect(field).toHaveAccessibleDescription(/order of day and month/);
    await userEvent.selectOptions(field, 'Germany');
    await expect(args.onChange).toHaveBeenCalledWith({ region: 'DE' });
  },
};

export const Told: Story = {
  args: { region: 'GB' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText(/^Country or region/);
    await expect(field).toHaveDisplayValue('United Kingdom');
    await userEvent.selectOptions(field, 'Rather not say');
    await expect(args.onChange).toHaveBeenCalledWith({ region: null });
  },
};

export const Failed: Story = {
  args: { save: { state: 'failed', detail: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This could not be saved. Please try again.');
  },
};

export const LongestText: Story = {
  args: { region: 'GS' },
};
