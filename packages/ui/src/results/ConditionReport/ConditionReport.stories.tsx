import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { completeReport, damagedReport } from '../fixtures.ts';
import { longestReport } from '../longest-fixture.ts';
import { ConditionReport } from './ConditionReport.tsx';

const meta = {
  component: ConditionReport,
  args: { condition_notes: completeReport.condition_notes },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ConditionReport>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Skin Analysis Report' })).toBeVisible();
    const concerns = within(canvas.getByRole('list', { name: 'Key concerns' })).getAllByRole('listitem');
    await expect(concerns).toHaveLength(4);
    await expect(concerns[0]).toHaveTextContent(/1Uneven tone3\/5Both cheeksThe tone of the cheeks/);
    await expect(canvas.getByRole('img', { name: 'Severity 3 out of 5, moderate' })).toBeVisible();
    await expect(
      canvas.getByRole('img', { name: /^Face map\. 1 Uneven tone, Both cheeks, 3 of 5\./ }),
    ).toBeVisible();
    for (const title of [
      'Positive observations',
      'Hydration',
      'Texture',
      'Tone evenness',
      'Cannot tell from this photo',
    ]) {
      await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
    }
    await expect(canvas.getByText('The face is too small in this photo to see fine lines.')).toBeVisible();
  },
};

/** Pointing at a concern, or coming to its number by keyboard, shows it on the map. */
export const ShownOnTheMap: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '1, show Uneven tone on the face map' })).toHaveFocus();
    await expect(canvasElement.querySelectorAll('svg [data-active]')).toHaveLength(2);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '2, show Shine on the face map' })).toHaveFocus();
    await expect(canvasElement.querySelectorAll('svg [data-active]')).toHaveLength(1);
  },
};

export const Waiting: Story = {
  args: { condition_notes: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Skin Analysis Report')).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** Nothing stands out. */
export const Empty: Story = {
  args: {
    condition_notes: {
      ...completeReport.condition_notes,
      overall_assessment: 'Nothing stands out in this photo. Your skin looks even and comfortable.',
      key_concerns_identified: [],
      measurements: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Key concerns')).toBeNull();
    await expect(canvas.queryByText('Cannot tell from this photo')).toBeNull();
  },
};

export const Damaged: Story = {
  args: { condition_notes: damagedReport.condition_notes },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Unnamed Concern' })).toBeVisible();
    await expect(canvas.getByText('A concern without a name.')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { condition_notes: 'lost' as unknown as typeof completeReport.condition_notes },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Scan report not available or data is incomplete.')).toBeVisible();
  },
};

export const LongestText: Story = { args: { condition_notes: longestReport.condition_notes } };
