import type { Meta, StoryObj } from '@storybook/react-vite';
import { DIM_PORTRAIT } from '../Portrait/portraits.ts';
import { FaceOval } from './FaceOval.tsx';

const meta = {
  title: 'Parts/Drawings/FaceOval',
  component: FaceOval,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', width: 256, aspectRatio: '4 / 5' }}>
        <img src={DIM_PORTRAIT} alt="" style={{ width: '100%', height: '100%', objectFit: 'cover' }} />
        {Story()}
      </div>
    ),
  ],
  parameters: { layout: 'centered' },
} satisfies Meta<typeof FaceOval>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Closed: Story = { args: { line: 'closed' } };
