import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { PreferencesCard } from './PreferencesCard.tsx';

const meta = {
  title: 'Sections/care-plan/PreferencesCard',
  component: PreferencesCard,
  args: {
    preferences: { pregnancy: 'no', budget: 'low', avoid: ['lanolin'] },
    saving: IDLE,
    onChange: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof PreferencesCard>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Each answer is sent alone. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Are you pregnant?'), 'prefer_not_to_say');
    await expect(args.onChange).toHaveBeenLastCalledWith({ pregnancy: 'prefer_not_to_say' });
    await userEvent.selectOptions(canvas.getByLabelText('Budget'), 'high');
    await expect(args.onChange).toHaveBeenLastCalledWith({ budget: 'high' });
    await userEvent.click(canvas.getByRole('switch', { name: 'Fragrance-free' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ fragrance_free: true });
    await userEvent.click(canvas.getByRole('switch', { name: 'Words only' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ words_only: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove lanolin' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ avoid: [] });
  },
};

export const Empty: Story = {
  args: { preferences: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Are you pregnant?')).toHaveDisplayValue('Not answered');
  },
};

export const Failed: Story = {
  args: { saving: { state: 'failed', detail: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('This could not be saved. Please try again.')[0]).toBeVisible();
  },
};
