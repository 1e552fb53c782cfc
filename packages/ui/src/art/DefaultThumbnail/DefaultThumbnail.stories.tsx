import type { Meta, StoryObj } from '@storybook/react-vite';
import { DefaultThumbnail } from './DefaultThumbnail.tsx';

const meta = {
  title: 'Parts/Drawings/DefaultThumbnail',
  component: DefaultThumbnail,
  decorators: [(Story) => <div style={{ width: 128 }}>{Story()}</div>],
  parameters: { layout: 'centered' },
} satisfies Meta<typeof DefaultThumbnail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
