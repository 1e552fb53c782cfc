import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'Primitives/Tag',
  component: Tag,
  args: { children: 'Off' },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Tag>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Brand: Story = { args: { variant: 'brand', children: 'Trial' } };

export const Success: Story = { args: { variant: 'success', children: 'Active' } };

export const Warning: Story = { args: { variant: 'warning', children: 'Ends soon' } };

export const Danger: Story = { args: { variant: 'danger', children: 'Failed' } };

export const Outline: Story = { args: { variant: 'outline', children: 'Without lanolin' } };

export const Custom: Story = { args: { variant: 'custom', children: 'Custom' } };

export const Recommended: Story = { args: { variant: 'recommended', children: 'RECOMMENDED' } };
