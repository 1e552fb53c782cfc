import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PORTRAITS } from '../../art/Portrait/portraits.ts';
import { completeReport, damagedReport } from '../report-fixtures.ts';
import { longestReport } from '../longest-report-fixture.ts';
import { ConditionReport } from './ConditionReport.tsx';

const meta = {
  title: 'Sections/scans/ConditionReport',
  component: ConditionReport,
  args: {
    condition_notes: { state: 'ready', value: completeReport.condition_notes },
    thumbnailUrl: PORTRAITS[4],
  },
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
      await expect(canvas.getByRole('heading', { name: title, level: 3 })).toBeVisible();
    }
    await expect(canvas.getByText('The face is too small in this photo to see fine lines.')).toBeVisible();
  },
};

/** Pointing at a concern, or focusing its pin with the keyboard, shows it on the map. */
export const ShownOnTheMap: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '1, show Uneven tone on the face' })).toHaveFocus();
    await expect(canvasElement.querySelectorAll('svg [data-active]')).toHaveLength(2);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '2, show Shine on the face' })).toHaveFocus();
    await expect(canvasElement.querySelectorAll('svg [data-active]')).toHaveLength(1);
  },
};

export const Waiting: Story = {
  args: { condition_notes: { state: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Skin Analysis Report')).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** The report names no concern. */
export const Empty: Story = {
  args: {
    condition_notes: {
      state: 'ready',
      value: {
        ...completeReport.condition_notes,
        overall_assessment: 'Nothing stands out in this photo. Your skin looks even and comfortable.',
        concerns: [],
        measurements: [],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Key concerns')).toBeNull();
    await expect(canvas.queryByText('Cannot tell from this photo')).toBeNull();
  },
};

export const Damaged: Story = {
  args: { condition_notes: { state: 'ready', value: damagedReport.condition_notes } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Unnamed Concern' })).toBeVisible();
    await expect(canvas.getByText('A concern without a name.')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { condition_notes: { state: 'ready', value: { kind: 'unreadable' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Scan report not available or data is incomplete.')).toBeVisible();
  },
};

export const LongestText: Story = {
  args: { condition_notes: { state: 'ready', value: longestReport.condition_notes } },
};

/** The member's own photo, as in a mirror. A clicked pin keeps its concern selected until Escape. */
export const OnThePhoto: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Photo' }));
    await expect(
      canvas.getByRole('img', { name: /^Your photo with outlines\. 1 Uneven tone, Both/ }),
    ).toBeVisible();
    const emphases = () =>
      [...canvasElement.querySelectorAll('[data-emphasis]')].map((group) =>
        group.getAttribute('data-emphasis'),
      );
    await expect(emphases()).toEqual(['rest', 'rest']);
    const pin = canvas.getByRole('button', { name: '3, show Texture on the face' });
    await userEvent.click(pin);
    await userEvent.unhover(pin);
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    await expect(emphases()).toEqual(['dimmed', 'dimmed', 'selected', 'dimmed']);
    await userEvent.keyboard('{Escape}');
    await expect(pin).toHaveAttribute('aria-pressed', 'false');
  },
};

/** Without a photo there is no switch between map and photo. */
export const WithoutPhoto: Story = {
  args: { thumbnailUrl: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Photo' })).toBeNull();
  },
};

/** When the photo fails to load, the map replaces it and the switch is removed. */
export const PhotoLost: Story = {
  args: { thumbnailUrl: 'data:image/png;base64,none' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Photo' }));
    await expect(await canvas.findByRole('img', { name: /^Face map/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Photo' })).toBeNull();
    await expect(canvas.queryByRole('img', { name: /outlines/ })).toBeNull();
  },
};

/** The content of map and photo as a table. */
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Show as table'));
    const rows = within(canvas.getByRole('table'))
      .getAllByRole('row')
      .map((row) => row.textContent);
    await expect(rows).toEqual([
      'SignWhereHow visible',
      'Tone evennessBoth cheeks3 of 5, moderate',
      'ShineForehead2.5 of 5, moderate',
      'TextureLeft jaw2 of 5, mild',
      'BlemishesChin1 of 5, very mild',
      'RednessBoth cheeks0.5 of 5, very mild',
      'Lines–Cannot tell',
    ]);
  },
};

/** For members who prefer words to numbers: letters, one ring, and degrees. */
export const WordsOnly: Story = {
  args: { isWordsOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'A, show Uneven tone on the face' })).toBeVisible();
    await expect(
      canvas.getByRole('img', { name: /^Face map\. A Uneven tone, Both cheeks, moderate\./ }),
    ).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /Severity/ })).toBeNull();
  },
};
