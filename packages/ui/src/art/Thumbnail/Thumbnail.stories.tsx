import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PORTRAITS } from '../Portrait/portraits.ts';
import { Thumbnail } from './Thumbnail.tsx';

const meta = {
  component: Thumbnail,
  args: { src: PORTRAITS[4], alt: 'Thumbnail of this scan' },
  decorators: [(Story) => <div style={{ width: 128 }}>{Story()}</div>],
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Thumbnail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Thumbnail of this scan' })).toBeVisible();
  },
};

export const Empty: Story = { args: { src: null } };

export const Waiting: Story = {
  args: { isWaiting: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** A photo that does not load leaves the drawing, not a broken picture. */
export const Failed: Story = {
  args: { src: 'data:image/jpeg;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
  },
};

/** The same frame and the same neutral ground for every tone. */
export const EveryTone: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 }}>
      {PORTRAITS.map((src) => (
        <Thumbnail {...args} key={src} src={src} />
      ))}
    </div>
  ),
};
