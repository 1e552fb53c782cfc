import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card.tsx';

const meta = {
  title: 'Primitives/Card',
  component: Card,
  args: { children: 'Your cheeks look calm in this photo, and your forehead a little shiny.' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Card>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tint: Story = { args: { variant: 'tint' } };

export const Flush: Story = { args: { padding: 'none' } };

export const LongestText: Story = {
  args: { children: 'Pneumonoultramicroscopicsilicovolcanoconiosis-free-and-unbroken '.repeat(8) },
};
