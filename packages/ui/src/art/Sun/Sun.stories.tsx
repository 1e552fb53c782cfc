import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bust } from '../Bust/Bust.tsx';
import { Sun } from './Sun.tsx';

const meta = {
  title: 'Parts/Drawings/Sun',
  component: Sun,
  decorators: [(Story) => <div style={{ width: 150 }}>{Story()}</div>],
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Sun>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The sun is over the head in the light theme and behind it in the dark theme. */
export const BehindTheHead: Story = {
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', width: 240, marginInlineStart: -45 }}>
        <div style={{ position: 'absolute', top: 20, width: 108 }}>{Story()}</div>
        <div style={{ position: 'relative' }}>
          <Bust />
        </div>
      </div>
    ),
  ],
};
