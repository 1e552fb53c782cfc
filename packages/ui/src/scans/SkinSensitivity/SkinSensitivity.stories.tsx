import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { recordedReport } from '../recorded-fixtures.ts';
import { damagedReport } from '../report-fixtures.ts';
import { longestReport } from '../longest-report-fixture.ts';
import { SkinSensitivity } from './SkinSensitivity.tsx';

const meta = {
  title: 'Sections/scans/SkinSensitivity',
  component: SkinSensitivity,
  args: { skin_sensitivity: recordedReport('second-scan').skin_sensitivity },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SkinSensitivity>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Skin Sensitivity' })).toHaveTextContent('Moderate');
    await expect(canvas.getByText(/^From your answers/)).toBeVisible();
  },
};

/** A report can be complete without it, so nothing is rendered and no skeleton is shown. */
export const Waiting: Story = {
  args: { skin_sensitivity: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Skin Sensitivity')).toBeNull();
  },
};

export const Empty: Story = {
  args: { skin_sensitivity: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Skin Sensitivity')).toBeNull();
  },
};

export const Damaged: Story = {
  args: { skin_sensitivity: damagedReport.skin_sensitivity },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cannot tell')).toBeVisible();
  },
};

export const LongestText: Story = { args: { skin_sensitivity: longestReport.skin_sensitivity } };
