import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ChoiceTile } from './ChoiceTile.tsx';

const meta = {
  title: 'Primitives/ChoiceTile',
  component: ChoiceTile,
  args: { label: 'Glowing skin', name: 'goals' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ChoiceTile>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Glowing skin'));
    await expect(canvas.getByRole('checkbox', { name: 'Glowing skin' })).toBeChecked();
  },
};

export const Chosen: Story = { args: { defaultChecked: true } };

export const Radio: Story = { args: { type: 'radio', defaultChecked: true, label: '18 to 24' } };

export const WithDescription: Story = {
  args: { label: 'Even tone', description: 'Fewer differences between forehead, cheeks and chin.' },
};
