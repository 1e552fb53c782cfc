import type { Meta, StoryObj } from '@storybook/react-vite';
import { Hero } from './Hero.tsx';

const meta = {
  title: 'Sections/home/Hero',
  component: Hero,
  tags: ['inner'],
  args: { isSignedIn: false },
} satisfies Meta<typeof Hero>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Signed Out' };

export const SignedIn: Story = { args: { isSignedIn: true } };
