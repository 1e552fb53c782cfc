import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { profile } from '../fixtures.ts';
import { AddProductScreen } from './AddProductScreen.tsx';

const REFUSED = {
  state: 'failed',
  detail: 'Left out: you said that you avoid Limonene.',
  at: 'despite',
} as const;

const meta = {
  title: 'Screens/care-plan/AddProductScreen',
  component: AddProductScreen,
  args: { confirmed_care_plan: [], adding: IDLE, onListChange: fn(), onSubmit: fn() },
  parameters: { shell: { session: 'signed_in', path: '/care-plan/add' } },
} satisfies Meta<typeof AddProductScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name'), ' Willow Bark Toner ');
    await userEvent.selectOptions(canvas.getByLabelText('Step'), 'toner');
    await userEvent.selectOptions(canvas.getByLabelText('When'), 'night');
    await userEvent.type(canvas.getByLabelText(/^Ingredient list/), 'Aqua, Salicylic Acid');
    await expect(args.onListChange).toHaveBeenLastCalledWith('Aqua, Salicylic Acid');
    await userEvent.type(canvas.getByLabelText(/^Price/), '12,50');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to plan' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      step: 'toner',
      daypart: 'night',
      product: {
        name: 'Willow Bark Toner',
        suggested_category: 'toner',
        is_custom: true,
        price: 12.5,
        ingredient_text: 'Aqua, Salicylic Acid',
      },
    });
  },
};

/** An adult may decide against an answer, for what was refused and not for what is typed since. */
export const UseItAnyway: Story = {
  render: function UseItAnyway(args) {
    const [isRefused, setIsRefused] = useState(false);
    return (
      <AddProductScreen
        {...args}
        adding={isRefused ? REFUSED : IDLE}
        onSubmit={(confirmation) => {
          args.onSubmit(confirmation);
          setIsRefused(true);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    const name = canvas.getByLabelText('Name');
    await userEvent.type(name, 'Rose Cream');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to plan' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(REFUSED.detail);
    await userEvent.type(name, ' II');
    await userEvent.click(canvas.getByRole('button', { name: 'Use it anyway' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({
        despite: true,
        product: expect.objectContaining({ name: 'Rose Cream' }),
      }),
    );
  },
};

/** Each error is shown at its field, and nothing is sent. */
export const BadInput: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Price/), '-1');
    await userEvent.type(canvas.getByLabelText(/^Link to/), 'javascript:alert(1)');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to plan' }));
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
    await expect(canvas.getByLabelText(/^Price/)).toHaveAccessibleDescription(/such as 12\.50/);
    await expect(canvas.getByLabelText(/^Link to/)).toHaveAccessibleDescription(/https:\/\//);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The product at the place is named before it is replaced. */
export const PlaceTaken: Story = {
  args: { confirmed_care_plan: profile.confirmed_care_plan },
  play: async ({ canvas }) => {
    const when = canvas.getByLabelText('When');
    await userEvent.selectOptions(canvas.getByLabelText('Step'), 'moisturizer');
    await expect(when).toHaveAccessibleDescription(/^This replaces .+\.$/);
    await userEvent.selectOptions(when, 'additional');
    await expect(when).not.toHaveAccessibleDescription();
  },
};

export const Adding: Story = {
  args: { adding: { state: 'busy' } },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Toner');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to plan' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { adding: { state: 'failed', detail: 'Your routine holds 40 products, which is the most.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your routine holds 40 products');
  },
};
