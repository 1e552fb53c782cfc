import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { type ActionState, IDLE } from '../../lib/states.ts';
import { cream, mask, sampleSuggestion } from '../fixtures.ts';
import { SuggestionCard, type SuggestionCardProps } from './SuggestionCard.tsx';

const meta = {
  title: 'Sections/chat/SuggestionCard',
  component: SuggestionCard,
  args: { product: mask, addition: IDLE, onAddToCarePlan: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 330 }}>{Story()}</div>],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SuggestionCard>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The button keeps the focus until the product is in use, and a second click is ignored. */
export const Default: Story = {
  render: (args) => <Adding {...args} />,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add to Care Plan' });
    await userEvent.click(button);
    await expect(args.onAddToCarePlan).toHaveBeenCalledWith({ product: args.product });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('In Use');
    await expect(button).toHaveFocus();
    await expect(args.onAddToCarePlan).toHaveBeenCalledOnce();
  },
};

/** The first click makes it busy. The card ignores the second, which here marks the product as in use. */
function Adding({ onAddToCarePlan, ...rest }: SuggestionCardProps) {
  const [addition, setAddition] = useState<ActionState>(IDLE);
  return (
    <div onClickCapture={() => addition.state === 'busy' && setAddition({ state: 'done' })}>
      <SuggestionCard
        {...rest}
        addition={addition}
        onAddToCarePlan={(chosen) => {
          onAddToCarePlan(chosen);
          setAddition({ state: 'busy' });
        }}
      />
    </div>
  );
}

export const Busy: Story = { args: { addition: { state: 'busy' } } };

/** The product was in the routine before it was suggested. */
export const InUse: Story = {
  args: { product: cream },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Ceramide Barrier Cream/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(canvas.getByText('$26.00')).toBeVisible();
    await expect(canvas.getByText('4.8')).toBeVisible();
  },
};

/** The member can try again. */
export const Failed: Story = {
  args: { addition: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Failed to add to care plan$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Care Plan' }));
    await expect(args.onAddToCarePlan).toHaveBeenCalledOnce();
  },
};

export const FailedWithDetail: Story = {
  args: { addition: { state: 'failed', detail: 'This product has left the catalogue.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^This product has left the catalogue\.$/);
  },
};

/** An answer of another tab leaves it out, and an adult may decide. */
export const UseItAnyway: Story = {
  args: {
    addition: { state: 'failed', detail: 'Left out: you said that you avoid Oat.', at: 'despite' },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Left out: you said that you avoid Oat.');
    await userEvent.click(canvas.getByRole('button', { name: 'Use it anyway' }));
    await expect(args.onAddToCarePlan).toHaveBeenCalledWith(expect.objectContaining({ despite: true }));
  },
};

/** A product of the sample catalogue: marked, without price and product page. */
export const Sample: Story = {
  args: { product: sampleSuggestion },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sample')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByText(/\$/)).toBeNull();
  },
};

export const LongestText: Story = {
  args: {
    addition: { state: 'failed', detail: 'This product has left the catalogue. Please choose another one.' },
    product: {
      ...mask,
      name: 'Hyperconcentratedmicroencapsulated Overnight Squalane and Oat Mask for Dry Cheeks, 200 ml',
      reason:
        'You said that your skin sometimes reacts and that your jaw feels dry since it got cold; this one is without perfume and can be left out on single evenings.',
    },
  },
};
