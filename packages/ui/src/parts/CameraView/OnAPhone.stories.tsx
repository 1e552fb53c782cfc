import type { PhotoGuidance } from '@daylit/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { drawnSelfie } from '../FileDrop/fixtures.ts';
import { CameraView } from './CameraView.tsx';
import { paintedCamera } from './fixtures.ts';

const photo = drawnSelfie();

/** On the whole screen, where the frame is narrow or low. */
const meta = {
  title: 'Parts/CameraView/OnAPhone',
  component: CameraView,
  args: {
    ...paintedCamera(),
    guidance: 'closer',
    face: { left: 0.32, right: 0.68, top: 0.34, bottom: 0.7 },
    hasTimer: true,
    announceAfter: 50,
    onCapture: fn(async () => photo),
    onJudge: async (): Promise<PhotoGuidance> => 'good',
    onUse: fn(),
    onCancel: fn(),
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof CameraView>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A phrase of three words at most, and the oval around the face that was found. */
export const Guiding: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent('A little closer'),
    );
    const dialog = canvas.getByRole('dialog', { name: 'Camera' });
    await expect(dialog.getBoundingClientRect().width).toBe(innerWidth);
    await expect(dialog.getBoundingClientRect().height).toBe(innerHeight);
    await userEvent.click(canvas.getByRole('button', { name: 'Close the camera' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
  },
};

/** The ring closes in three steps; a tap takes the photo at once. */
export const Counting: Story = {
  args: { guidance: 'good', face: { left: 0.2, right: 0.8, top: 0.2, bottom: 0.78 }, timerTick: 60_000 },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('3')).toBeVisible();
    await expect(canvas.getByText('Tap to take it now.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take the photo' }));
    await waitFor(() => expect(args.onCapture).toHaveBeenCalledOnce());
    await expect(canvas.queryByText('3')).toBeNull();
  },
};

/** The photo, with nothing drawn on it. It is used only when the person says so. */
export const Review: Story = {
  args: { hasTimer: false },
  play: async ({ args, canvas }) => {
    const shutter = () => canvas.getByRole('button', { name: 'Take the photo' });
    await userEvent.click(shutter());
    await expect(await canvas.findByAltText('The photo that you took')).toBeVisible();
    await expect(await canvas.findByText('Even light, clear view of your face.')).toBeVisible();
    await expect(args.onUse).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Retake' }));
    await userEvent.click(shutter());
    const use = await canvas.findByRole('button', { name: 'Use photo' });
    await expect(use).toHaveFocus();
    await userEvent.click(use);
    await expect(args.onUse).toHaveBeenCalledWith(photo);
  },
};

/** The photo may still be used: the scan checks it again. */
export const ReviewOfADarkPhoto: Story = {
  args: { hasTimer: false, onJudge: async () => 'more_light' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take the photo' }));
    await expect(await canvas.findByText('There is little light in this photo.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Use photo' })).toBeEnabled();
  },
};

/** The browser is asking for permission. */
export const Waiting: Story = {
  args: { stream: undefined, poster: undefined, guidance: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/asks whether we may use the camera/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Take the photo' })).toBeDisabled();
  },
};

/** There is no timer without guidance. */
export const GuidanceUnavailable: Story = {
  args: { guidance: undefined, face: undefined, guidanceStatus: 'unavailable' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Guidance did not load/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Stop timer' })).toBeNull();
  },
};

/** The camera that faces away from the person is not mirrored. */
export const OtherCamera: Story = {
  args: { facing: 'environment', onFlip: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText('What the camera sees')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use the other camera' }));
    await expect(args.onFlip).toHaveBeenCalledOnce();
  },
};

/** Escape closes it, and the page behind has the focus again. */
export const Closing: Story = {
  render: function Closable(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Use the camera</Button>
        {isOpen && <CameraView {...args} onCancel={() => setIsOpen(false)} />}
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Use the camera' });
    await userEvent.click(opener);
    const dialog = canvas.getByRole('dialog', { name: 'Camera' });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

/** The camera was refused: one sentence, and nothing over the page. */
export const Denied: Story = {
  args: { stream: null, problem: 'denied' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The camera is blocked for this page.');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
