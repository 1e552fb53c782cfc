import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { expect } from 'storybook/test';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Primitives/ButtonLink',
  component: ButtonLink,
  args: { href: '/register', children: 'Get Started Free' },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof ButtonLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute('href', '/register');
  },
};

export const LargeWithIcon: Story = { args: { size: 'large', iconAfter: <ArrowRight size={20} /> } };

export const FullWidth: Story = {
  args: { width: 'full', variant: 'tonal' },
  parameters: { layout: 'padded' },
};
