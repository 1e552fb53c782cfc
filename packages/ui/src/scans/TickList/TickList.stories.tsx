import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TickList } from './TickList.tsx';

const meta = {
  title: 'Sections/scans/TickList',
  component: TickList,
  args: {
    kind: 'good',
    sentences: ['Your skin tone looks even across both cheeks.', 'The forehead shines less than last time.'],
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof TickList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const items = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(items).toEqual(args.sentences);
  },
};

export const Calmer: Story = {
  args: { kind: 'calmer', sentences: ['Redness on the left cheek looks fainter.'] },
};

export const More: Story = { args: { kind: 'more', sentences: ['More small spots show on the chin.'] } };

export const ToDo: Story = { args: { kind: 'do', sentences: ['Use sunscreen in the morning.'] } };

export const LongestText: Story = {
  args: {
    sentences: [
      'Around the nose and between the eyebrows the photo shows a little more shine than in the two scans before, which were taken in the morning.',
      'Keep.',
    ],
  },
};
