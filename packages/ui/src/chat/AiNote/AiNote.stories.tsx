import type { Meta, StoryObj } from '@storybook/react-vite';
import { AiNote } from './AiNote.tsx';

const meta = {
  title: 'Sections/chat/AiNote',
  component: AiNote,
  tags: ['inner'],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof AiNote>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
