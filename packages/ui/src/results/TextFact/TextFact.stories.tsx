import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextFact } from './TextFact.tsx';

const meta = {
  component: TextFact,
  args: {
    title: 'Skin Type',
    value: 'Combination',
    explanation: 'The forehead shines, the cheeks do not.',
    source: 'From your answers and this photo, medium confidence',
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
  args: { value: undefined, explanation: undefined, source: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Skin Type' })).toHaveTextContent(/^Skin Type$/);
  },
};

export const LongestText: Story = {
  args: {
    value: 'Combination, leaning dry in winter',
    explanation:
      'The forehead and the nose shine in this photo, the cheeks look dry, and you said that both change with the season.',
  },
};
