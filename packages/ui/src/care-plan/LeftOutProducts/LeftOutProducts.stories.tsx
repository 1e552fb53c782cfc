import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { profile } from '../fixtures.ts';
import { leftOutRoutine } from '../routine-fixtures.ts';
import { LeftOutProducts } from './LeftOutProducts.tsx';

const meta = {
  title: 'Sections/care-plan/LeftOutProducts',
  component: LeftOutProducts,
  args: { isShown: true, confirmed_care_plan: leftOutRoutine, actions: {}, onRemove: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof LeftOutProducts>;

export default meta;

type Story = StoryObj<typeof meta>;

/** What the saved answers leave out, each with its button; it is announced, too. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('In your routine, and left out now:')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Left out of your routine now: Oat Milk Gel Cleanser.',
    );
    await expect(canvas.queryByText('Ceramide Barrier Cream')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Oat Milk Gel Cleanser' }));
    await expect(args.onRemove).toHaveBeenCalledWith(
      expect.objectContaining({ daypart: 'morning', step: 'cleanser' }),
    );
  },
};

/** The focus is not lost with the last row. */
export const Removed: Story = {
  render: function Removed(args) {
    const [isRemoved, setIsRemoved] = useState(false);
    return (
      <LeftOutProducts
        {...args}
        confirmed_care_plan={isRemoved ? [] : args.confirmed_care_plan}
        onRemove={() => setIsRemoved(true)}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Oat Milk Gel Cleanser' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Oat Milk Gel Cleanser removed.');
    await expect(document.body).not.toHaveFocus();
  },
};

/** Before a save, and after one that leaves nothing out. */
export const Empty: Story = {
  args: { confirmed_care_plan: profile.confirmed_care_plan },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.queryByText('In your routine, and left out now:')).toBeNull();
  },
};
