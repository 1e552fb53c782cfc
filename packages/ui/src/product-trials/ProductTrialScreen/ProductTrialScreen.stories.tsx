import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CHOICES, done, ENDED, RUNNING } from '../fixtures.ts';
import { ProductTrialScreen } from './ProductTrialScreen.tsx';

const meta = {
  title: 'Screens/product-trials/ProductTrialScreen',
  component: ProductTrialScreen,
  args: {
    productTrial: { state: 'ready', value: RUNNING },
    choices: { state: 'ready', value: CHOICES },
    starting: { state: 'idle' },
    onStart: fn(),
    ending: { state: 'idle' },
    onEnd: fn(),
    removing: { state: 'idle' },
    onRemove: fn(),
    onRetry: fn(),
  },
  parameters: { shell: { path: '/product-trial' } },
} satisfies Meta<typeof ProductTrialScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

/** In the third week. No value of the sign is shown. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Week 3 of 8');
    await expect(canvas.getByRole('link', { name: 'Care Plan' })).toHaveAttribute('href', '/care-plan');
  },
};

export const SetUp: Story = {
  args: { productTrial: { state: 'ready', value: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Try one product, fairly');
  },
};

/** The start button is gone, so the next title has the focus. */
export const Started: Story = {
  args: { productTrial: { state: 'ready', value: null } },
  render: function Held({ onStart, productTrial, ...args }) {
    const [held, setHeld] = useState(productTrial);
    return (
      <ProductTrialScreen
        {...args}
        productTrial={held}
        onStart={(choice) => {
          onStart(choice);
          setHeld({ state: 'ready', value: RUNNING });
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start the product trial' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const Done: Story = {
  args: { productTrial: { state: 'ready', value: done() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Your product trial is done');
  },
};

export const EndedEarly: Story = {
  args: { productTrial: { state: 'ready', value: ENDED } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^You stopped on/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete it and choose again' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const RemovalFailed: Story = {
  args: {
    productTrial: { state: 'ready', value: ENDED },
    removing: { state: 'failed', detail: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('It could not be deleted. Please try again.');
  },
};

export const Waiting: Story = {
  args: { productTrial: { state: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { productTrial: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The product trial could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** There is no product trial, and its choices cannot be loaded. */
export const FailedWithDetail: Story = {
  args: {
    productTrial: { state: 'ready', value: null },
    choices: { state: 'failed', detail: 'Too many requests. Try again in a minute.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many requests. Try again in a minute.');
  },
};
