import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { paintedCamera } from '../CameraView/fixtures.ts';
import { drawnSelfie } from '../FileDrop/fixtures.ts';
import { type OpenCamera, PhotoField } from './PhotoField.tsx';

const selfie = drawnSelfie();

const camera: OpenCamera = {
  ...paintedCamera(),
  guidance: 'good',
  onCapture: async () => selfie,
  onCancel: fn(),
};

const meta = {
  title: 'Parts/PhotoField',
  component: PhotoField,
  args: {
    label: 'Take or choose a photo',
    hint: 'One clear selfie. The original is deleted right after the scan.',
    sentBy: 'Scan Skin',
    onFiles: fn(),
    onRemove: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof PhotoField>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Without a camera, only the file input is shown. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const CameraOffered: Story = {
  args: { onUseCamera: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use the camera' }));
    await expect(args.onUseCamera).toHaveBeenCalledOnce();
  },
};

/** Opens and closes the camera: the focus follows, and a taken photo arrives like a chosen file. */
export const Camera: Story = {
  render: function WithCamera(args) {
    const [isOpen, setIsOpen] = useState(false);
    const close = () => setIsOpen(false);
    return (
      <PhotoField
        {...args}
        onUseCamera={() => setIsOpen(true)}
        camera={isOpen ? { ...camera, onCapture: async () => (close(), selfie), onCancel: close } : undefined}
      />
    );
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use the camera' }));
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await expect(canvas.queryByLabelText(/Take or choose a photo/)).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Use the camera' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Take the photo' }));
    await expect(args.onFiles).toHaveBeenCalledWith({ files: [selfie] });
    await expect(canvas.getByLabelText(/Take or choose a photo/)).toBeEnabled();
  },
};

export const Open: Story = { args: { camera } };

/** The frame could not be read: the camera stays open for another attempt. */
export const NothingCaptured: Story = {
  args: { camera: { ...camera, onCapture: async () => null } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take the photo' }));
    await expect(args.onFiles).not.toHaveBeenCalled();
    await expect(canvas.getByRole('region', { name: 'Camera' })).toBeVisible();
  },
};

/** Without guidance, the camera is a mirror with a shutter, and the file input is below it. */
export const WithoutGuidance: Story = {
  args: { camera: { ...camera, guidance: undefined, guidanceStatus: 'unavailable', onCancel: fn() } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Take the photo' })).toBeEnabled();
    await userEvent.upload(canvas.getByLabelText(/Take or choose a photo/), selfie);
    await expect(args.camera?.onCancel).toHaveBeenCalledOnce();
    await expect(args.onFiles).toHaveBeenCalledWith({ files: [selfie] });
  },
};

/** The photo that was taken, shown for review. */
export const Taken: Story = {
  args: { file: selfie, onUseCamera: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take another' }));
    await expect(args.onUseCamera).toHaveBeenCalledOnce();
  },
};

/** One sentence, and the usual file input. */
export const Denied: Story = {
  args: { onUseCamera: fn(), camera: { ...camera, stream: null, problem: 'denied' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The camera is blocked/)).toBeVisible();
    await expect(canvas.getByLabelText(/Take or choose a photo/)).toBeEnabled();
  },
};

export const NoCamera: Story = { args: { camera: { ...camera, stream: null } } };

export const Failed: Story = { args: { camera, error: 'Please upload a selfie.' } };
