import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PORTRAITS } from '../Portrait/portraits.ts';
import { Thumbnail } from './Thumbnail.tsx';

/** As wide as on the timeline. */
const asOnTile: Decorator = (Story) => <div style={{ width: 128 }}>{Story()}</div>;

const meta = {
  title: 'Parts/Drawings/Thumbnail',
  component: Thumbnail,
  args: { src: PORTRAITS[4], alt: 'Thumbnail of this scan' },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Thumbnail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [asOnTile],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Thumbnail of this scan' })).toBeVisible();
  },
};

export const Empty: Story = { args: { src: null }, decorators: [asOnTile] };

export const Waiting: Story = {
  args: { isWaiting: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** When a photo fails to load, the drawing is shown instead of a broken picture. */
export const Failed: Story = {
  decorators: [asOnTile],
  args: { src: 'data:image/jpeg;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
  },
};

/** The same frame and neutral background for every skin tone, on each surface that a photo can lie on. */
export const EveryTone: Story = {
  render: (args) => (
    <div style={{ display: 'grid', width: 'min(1100px, 100vw - 32px)' }}>
      {['canvas', 'surface', 'tint-strong'].map((surface) => (
        <div
          key={surface}
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(72px, 1fr))',
            gap: 12,
            padding: 20,
            background: `var(--color-bg-${surface})`,
          }}
        >
          {PORTRAITS.map((src) => (
            <Thumbnail {...args} key={src} src={src} />
          ))}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(24);
  },
};
