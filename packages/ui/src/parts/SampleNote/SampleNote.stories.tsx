import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleNote } from './SampleNote.tsx';

const meta = {
  title: 'Parts/SampleNote',
  component: SampleNote,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SampleNote>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
