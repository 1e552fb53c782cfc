import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PORTRAITS } from '../../art/Portrait/portraits.ts';
import { BeforeAfter } from './BeforeAfter.tsx';

const photo = (day: string, thumbnailUrl: string | null = PORTRAITS[4]) => ({
  created_at: `${day}T12:00:00Z`,
  thumbnailUrl,
});

const meta = {
  title: 'Sections/scans/BeforeAfter',
  component: BeforeAfter,
  args: { before: photo('2026-06-24'), after: photo('2026-11-25', PORTRAITS[5]), isComparable: true },
  decorators: [(Story) => <div style={{ maxWidth: 520 }}>{Story()}</div>],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof BeforeAfter>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const line = canvas.getByRole('slider', { name: 'Divide the two photos' });
    await expect(line).toHaveValue('50');
    await expect(line).toHaveAttribute(
      'aria-valuetext',
      'Left half June\u00A024, right half November\u00A025',
    );
    await expect(canvas.getByText(/Nothing is smoothed or recolored\.$/)).toBeVisible();
  },
};

/** Page keys move by 20, and the browser's own keys by 5 and to both ends. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const line = canvas.getByRole('slider');
    await expect(line).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await expect(line).toHaveValue('70');
    await expect(line).toHaveAttribute('step', '5');
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{PageDown}');
    await expect(line).toHaveAttribute('aria-valuetext', 'Only November\u00A025');
  },
};

/** A pressed pointer moves the line; one that only passes does not. */
export const Pointer: Story = {
  play: async ({ canvas }) => {
    const line = canvas.getByRole('slider');
    const frame = line.parentElement ?? line;
    const { left, top, width } = frame.getBoundingClientRect();
    const at = (share: number) => ({ clientX: left + width * share, clientY: top + 40 });
    await userEvent.pointer([{ target: frame, coords: at(0.9) }]);
    await expect(line).toHaveValue('50');
    await userEvent.pointer([{ keys: '[MouseLeft>]', target: frame, coords: at(0.3) }]);
    await expect(line).toHaveValue('30');
  },
};

/** Three buttons do the same without dragging. */
export const Buttons: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /June/ }));
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Only June\u00A024');
    await expect(canvas.getByRole('button', { name: /June/ })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Both' }));
    await expect(canvas.getByRole('slider')).toHaveValue('50');
  },
};

/** Photos that cannot be compared stand side by side. */
export const NotComparable: Story = {
  args: { isComparable: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.getAllByRole('img')).toHaveLength(2);
  },
};

/** A deleted photo leaves nothing to divide. */
export const WithoutPhoto: Story = {
  args: { before: photo('2026-06-24', null) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.getByText('A photo is missing, so the two stand side by side.')).toBeVisible();
  },
};

/** A photo that fails to load is not divided either. */
export const PhotoLost: Story = {
  args: { after: photo('2026-11-25', 'data:image/webp;base64,broken') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^A photo is missing/)).toBeVisible();
  },
};
