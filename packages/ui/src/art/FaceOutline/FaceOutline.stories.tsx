import type { Meta, StoryObj } from '@storybook/react-vite';
import { FaceOutline } from './FaceOutline.tsx';

const meta = {
  title: 'Parts/Drawings/FaceOutline',
  component: FaceOutline,
  decorators: [(Story) => <div style={{ width: 260 }}>{Story()}</div>],
  parameters: { layout: 'centered' },
} satisfies Meta<typeof FaceOutline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
