import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mark } from './Mark.tsx';

const meta = {
  title: 'Parts/Drawings/Mark',
  component: Mark,
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Mark>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One slice fewer. */
export const Small: Story = { args: { size: 20 } };

export const Large: Story = { args: { size: 72 } };
