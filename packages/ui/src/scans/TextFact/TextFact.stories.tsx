import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextFact } from './TextFact.tsx';

const meta = {
  title: 'Sections/scans/TextFact',
  component: TextFact,
  args: {
    title: 'Skin Type',
    finding: {
      state: 'ready',
      value: {
        value: 'combination',
        explanation: 'The forehead shines, the cheeks do not.',
        basis: 'answers_and_photo',
        confidence: 'medium',
      },
    },
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof TextFact>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Skin Type' })).toHaveTextContent(/Combination/);
  },
};

export const Waiting: Story = {
  args: { finding: { state: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Skin Type' })).toHaveTextContent(/^Skin Type$/);
  },
};

export const LongestText: Story = {
  args: {
    finding: {
      state: 'ready',
      value: {
        value: 'Combination, leaning dry in winter',
        explanation:
          'The forehead and the nose shine in this photo, the cheeks look dry, and you said that both change with the season.',
        basis: 'answers',
        confidence: 'low',
      },
    },
  },
};
