import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { completeReport, damagedReport } from '../report-fixtures.ts';
import { longestReport } from '../longest-report-fixture.ts';
import { SkinType } from './SkinType.tsx';

const meta = {
  title: 'Sections/scans/SkinType',
  component: SkinType,
  args: { skin_type: { state: 'ready', value: completeReport.skin_type } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SkinType>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Skin Type' })).toHaveTextContent('Oily');
    await expect(canvas.getByText(/^From your answers/)).toBeVisible();
  },
};

export const Waiting: Story = {
  args: { skin_type: { state: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Skin Type' })).toHaveTextContent(/^Skin Type$/);
  },
};

export const CannotTell: Story = {
  args: {
    skin_type: {
      state: 'ready',
      value: {
        value: 'cannot_tell',
        explanation: 'The light in this photo hides how much the skin shines.',
        basis: 'none',
        confidence: 'low',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cannot tell')).toBeVisible();
  },
};

/** "Cannot tell" is a result too. */
export const Empty: Story = {
  args: {
    skin_type: {
      state: 'ready',
      value: { value: 'cannot_tell', explanation: null, basis: null, confidence: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Skin Type' })).toHaveTextContent(/Cannot tell$/);
  },
};

/** Older reports contain only the word. */
export const Damaged: Story = {
  args: { skin_type: { state: 'ready', value: damagedReport.skin_type } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Combination')).toBeVisible();
  },
};

export const LongestText: Story = { args: { skin_type: { state: 'ready', value: longestReport.skin_type } } };
