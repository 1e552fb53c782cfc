import type { Meta, StoryObj } from '@storybook/react-vite';
import { Loader } from './Loader.tsx';

const meta = {
  title: 'Primitives/Loader',
  component: Loader,
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Loader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
