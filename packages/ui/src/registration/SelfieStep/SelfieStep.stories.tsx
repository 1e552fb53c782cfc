import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { paintedCamera } from '../../parts/CameraView/fixtures.ts';
import { drawnSelfie, dropFiles } from '../../parts/FileDrop/fixtures.ts';
import { SelfieStep } from './SelfieStep.tsx';

const meta = {
  title: 'Screens/registration/SelfieStep',
  component: SelfieStep,
  args: { photo: undefined, check: IDLE, onChoose: fn(), onBack: fn(), onNext: fn() },
  parameters: { shell: { session: 'signed_out', path: '/register', footer: 'none' } },
} satisfies Meta<typeof SelfieStep>;

export default meta;

type Story = StoryObj<typeof meta>;

const INPUT = /Take or choose a photo/;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Add a selfie' })).toHaveFocus();
    await expect(canvas.getByText('Step 2 of 4')).toBeInTheDocument();
    const photo = drawnSelfie();
    await userEvent.upload(canvas.getByLabelText(INPUT), photo);
    await expect(args.onChoose).toHaveBeenCalledWith({ file: photo });
  },
};

export const Missing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    const input = canvas.getByLabelText(INPUT);
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('Please upload a selfie.');
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

export const TwoDropped: Story = {
  play: async ({ args, canvas }) => {
    dropFiles(canvas.getByText('Take or choose a photo'), [drawnSelfie(), drawnSelfie()]);
    await expect(await canvas.findByText('Please upload exactly 1 image.')).toBeVisible();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** Space for the verdict is reserved, so that the buttons do not move. */
export const Checking: Story = {
  args: { photo: drawnSelfie(), check: { state: 'busy' } },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Your selfie' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Checking…' }));
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

/** Nothing is sent before Next, which asks for the consent. */
export const BeforeCheck: Story = {
  args: { photo: drawnSelfie(), check: { state: 'waiting' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Your photo is checked when you press Next.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

export const ConsentDeclined: Story = {
  args: { ...BeforeCheck.args, hasDeclined: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your photo was not sent: .* Press Next to be asked again/)).toBeVisible();
  },
};

export const Passed: Story = {
  args: {
    photo: drawnSelfie(),
    check: {
      state: 'done',
      verdict: { status: 'pass', reason: 'Even light, sharp focus and a clear view of the whole face.' },
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/clear view of the whole face/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** Gives the reason and lets the person continue. */
export const Warned: Story = {
  args: {
    photo: drawnSelfie(),
    check: {
      state: 'done',
      verdict: {
        status: 'warn',
        reason:
          'One side of the face is darker than the other. Turn towards the window for a clearer report.',
      },
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/Turn towards the window/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

/** Gives the reason, keeps the photo, and offers another one. */
export const Refused: Story = {
  args: {
    photo: drawnSelfie(),
    check: {
      state: 'done',
      verdict: { status: 'fail', reason: 'The photo is too dark to read. Please take one near a window.' },
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/Please take one near a window/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Choose another photo' })).toHaveFocus();
  },
};

/** The check could not be done; the same photo can be checked again. */
export const CheckFailed: Story = {
  args: { photo: drawnSelfie(), check: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Image validation failed.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ file: args.photo });
  },
};

export const CameraOffered: Story = {
  args: { onUseCamera: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use the camera' }));
    await expect(args.onUseCamera).toHaveBeenCalledOnce();
  },
};

export const Camera: Story = {
  args: {
    onUseCamera: fn(),
    camera: {
      ...paintedCamera(),
      guidance: 'straight',
      onCapture: async () => drawnSelfie('from-the-camera.jpg'),
      onCancel: fn(),
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take the photo' }));
    await expect(args.onChoose).toHaveBeenCalledWith({
      file: expect.objectContaining({ name: 'from-the-camera.jpg' }),
    });
  },
};

/** Another photo with the camera: the first one stays until then. */
export const TakeAnother: Story = {
  args: { ...Passed.args, onUseCamera: fn() },
  render: function WithCamera(args) {
    const [isOpen, setIsOpen] = useState(false);
    const close = () => setIsOpen(false);
    const camera = { ...paintedCamera(), onCapture: async () => null, onCancel: close };
    return <SelfieStep {...args} onUseCamera={() => setIsOpen(true)} camera={isOpen ? camera : undefined} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take another' }));
    const cancel = canvas.getByRole('button', { name: 'Cancel' });
    await expect(cancel).toHaveFocus();
    await userEvent.click(cancel);
    await expect(await canvas.findByRole('img', { name: 'Your selfie' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose another photo' })).toHaveFocus();
  },
};

/** The camera is denied: the photo is still there. */
export const CameraDenied: Story = {
  args: {
    ...Passed.args,
    onUseCamera: fn(),
    camera: { stream: null, problem: 'denied', onCapture: async () => null, onCancel: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The camera is blocked/)).toBeVisible();
    await expect(await canvas.findByRole('img', { name: 'Your selfie' })).toBeVisible();
  },
};

/** A file that this browser cannot decode; the server may still read it. */
export const WithoutPreview: Story = {
  args: {
    photo: new File(['not for this browser'], 'IMG_0001.HEIC', { type: 'image/heic' }),
    check: {
      state: 'done',
      verdict: { status: 'pass', reason: 'Even light, sharp focus and a clear view of the whole face.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('IMG_0001.HEIC')).toBeVisible();
    await expect(canvas.queryByRole('img', { name: 'Your selfie' })).toBeNull();
  },
};

export const LongestText: Story = {
  args: {
    photo: drawnSelfie(),
    check: {
      state: 'failed',
      detail:
        'The photo has more than 40 megapixels, which is more than we can read. Please choose a smaller one, or take a new one with the camera of your phone at its usual setting.',
    },
  },
};
