import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DefaultThumbnail } from '../DefaultThumbnail/DefaultThumbnail.tsx';
import { EvidenceShapes } from './EvidenceShapes.tsx';

const meta = {
  component: EvidenceShapes,
  args: {
    label: 'Redness on both cheeks',
    shapes: [
      { type: 'ellipse', cx: 0.36, cy: 0.62, rx: 0.09, ry: 0.06, angle: 0.3, strength: 0.7 },
      { type: 'ellipse', cx: 0.64, cy: 0.62, rx: 0.09, ry: 0.06, angle: -0.3, strength: 0.5 },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', width: 200 }}>
        <DefaultThumbnail />
        {Story()}
      </div>
    ),
  ],
  parameters: { layout: 'centered' },
} satisfies Meta<typeof EvidenceShapes>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Redness on both cheeks' })).toBeVisible();
  },
};

export const LinesAndAreas: Story = {
  args: {
    label: 'Lines on the forehead and shine on the nose',
    shapes: [
      {
        type: 'line',
        points: [
          [0.4, 0.42],
          [0.5, 0.4],
          [0.6, 0.42],
        ],
        strength: 0.4,
      },
      {
        type: 'polygon',
        points: [
          [0.47, 0.55],
          [0.53, 0.55],
          [0.55, 0.66],
          [0.45, 0.66],
        ],
        strength: 0.6,
      },
    ],
  },
};

export const Empty: Story = { args: { shapes: [] } };
