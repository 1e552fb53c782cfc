import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { paintedCamera } from '../../parts/CameraView/fixtures.ts';
import { drawnSelfie, dropFiles } from '../../parts/FileDrop/fixtures.ts';
import { Answering } from '../upload-fixtures.tsx';
import { ScanForm } from './ScanForm.tsx';

const meta = {
  title: 'Sections/scans/ScanForm',
  component: ScanForm,
  args: { start: IDLE, onSubmit: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ScanForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const INPUT = /Take or choose a photo/;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const photo = drawnSelfie();
    await expect(canvas.getByLabelText(INPUT)).toHaveAttribute('accept', 'image/*');
    await expect(canvas.getByLabelText(INPUT)).not.toHaveAttribute('capture');
    await userEvent.upload(canvas.getByLabelText(INPUT), photo);
    await userEvent.type(canvas.getByLabelText('Message (optional)'), ' My cheeks feel tight. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Scan Skin' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      file: photo,
      message: 'My cheeks feel tight.',
    });
  },
};

export const NoPhoto: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(
      canvas.getByPlaceholderText('Describe your skin today or ask a question...'),
      'What does niacinamide do?',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Scan Skin' }));
    const input = canvas.getByLabelText(INPUT);
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription(
      'Please upload an image for skin analysis. For questions only, use the Chat page.',
    );
    await expect(canvas.getByLabelText('Message (optional)')).toHaveValue('What does niacinamide do?');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const TwoDropped: Story = {
  play: async ({ args, canvas }) => {
    dropFiles(canvas.getByText('Take or choose a photo'), [drawnSelfie(), drawnSelfie()]);
    await expect(await canvas.findByText('Please upload exactly 1 image.')).toBeVisible();
    dropFiles(canvas.getByText('Take or choose a photo'), [drawnSelfie()]);
    await expect(await canvas.findByTitle('selfie-2026-11-18.jpg')).toBeVisible();
    await expect(canvas.queryByText('Please upload exactly 1 image.')).toBeNull();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const TextDropped: Story = {
  play: async ({ canvas }) => {
    dropFiles(canvas.getByText('Take or choose a photo'), [
      new File(['Hello'], 'letter.txt', { type: 'text/plain' }),
    ]);
    await expect(await canvas.findByText('Please upload exactly 1 image.')).toBeVisible();
  },
};

export const Chosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(INPUT), drawnSelfie());
    await expect(canvas.getByTitle('selfie-2026-11-18.jpg')).toBeVisible();
    await expect(canvas.getByText('2.4 MB. Sent when you press Scan Skin.')).toBeVisible();
  },
};

export const Removed: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(INPUT), drawnSelfie());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.queryByTitle('selfie-2026-11-18.jpg')).toBeNull();
    await expect(canvas.getByLabelText(INPUT)).toHaveFocus();
  },
};

/** A second click is ignored, and the photo cannot be replaced during the upload. */
export const Sending: Story = {
  args: { start: { state: 'busy' } },
  render: (args) => <Answering {...args} form={ScanForm} />,
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText(INPUT), drawnSelfie());
    await userEvent.type(canvas.getByLabelText('Message (optional)'), 'My cheeks feel tight.');
    await userEvent.click(canvas.getByRole('button', { name: 'Scan Skin' }));
    const button = canvas.getByRole('button', { name: 'Analyzing...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Replace' })).toBeDisabled();
    // Text typed during the upload would not be sent, so the field is read-only.
    const message = canvas.getByLabelText('Message (optional)');
    await userEvent.type(message, ' And red.');
    await expect(message).toHaveValue('My cheeks feel tight.');
  },
};

const REFUSAL = 'The photo is too dark to read. Please take one near a window.';

/** The reason is beside the photo, in plain words. Another photo removes it. */
export const PhotoRefused: Story = {
  args: {
    start: { state: 'failed', detail: REFUSAL, at: 'photo' },
  },
  render: (args) => <Answering {...args} form={ScanForm} />,
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(INPUT), drawnSelfie());
    await userEvent.click(canvas.getByRole('button', { name: 'Scan Skin' }));
    await expect(canvas.getByText(REFUSAL)).toBeVisible();
    await expect(canvas.getByTitle('selfie-2026-11-18.jpg')).toBeVisible();
  },
};

export const ConsentDeclined: Story = {
  ...PhotoRefused,
  args: { start: { state: 'failed', detail: null, at: 'consent' } },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(INPUT), drawnSelfie());
    await userEvent.click(canvas.getByRole('button', { name: 'Scan Skin' }));
    await expect(canvas.getByText(/^Your photo was not sent: .* Press Scan Skin to be asked/)).toBeVisible();
  },
};

/** A photo that was sent a moment ago has a report already. The message is not lost. */
export const SentBefore: Story = {
  args: { earlierReport: '/results/4' },
  render: (args) => <Answering {...args} form={ScanForm} />,
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(INPUT), drawnSelfie());
    await userEvent.type(canvas.getByRole('textbox'), 'A bit dry.');
    await userEvent.click(canvas.getByRole('button', { name: 'Scan Skin' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('You sent this photo a moment ago');
    await expect(canvas.getByRole('link', { name: 'See the report of this photo' })).toHaveAttribute(
      'href',
      '/results/4',
    );
    await expect(canvas.getByRole('textbox')).toHaveValue('A bit dry.');
  },
};

export const AnotherPhotoAfterRefusal: Story = {
  args: PhotoRefused.args ?? {},
  render: (args) => <Answering {...args} form={ScanForm} />,
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(INPUT), drawnSelfie());
    await userEvent.click(canvas.getByRole('button', { name: 'Scan Skin' }));
    await userEvent.upload(canvas.getByLabelText(INPUT), drawnSelfie('by-the-window.jpg'));
    await expect(canvas.queryByText(REFUSAL)).toBeNull();
    await expect(canvas.getByTitle('by-the-window.jpg')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { start: { state: 'failed', detail: null } },
  render: (args) => <Answering {...args} form={ScanForm} />,
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText(INPUT), drawnSelfie());
    await userEvent.type(canvas.getByLabelText('Message (optional)'), 'My cheeks feel tight.');
    await userEvent.click(canvas.getByRole('button', { name: 'Scan Skin' }));
    await expect(canvas.getByText('Unexpected error. Please try again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Scan Skin' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await expect(canvas.getByLabelText('Message (optional)')).toHaveValue('My cheeks feel tight.');
  },
};

export const SignedOut: Story = {
  args: {
    start: { state: 'failed', detail: null, at: 'session' },
  },
  render: (args) => <Answering {...args} form={ScanForm} />,
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(INPUT), drawnSelfie('by-the-window.jpg'));
    await userEvent.click(canvas.getByRole('button', { name: 'Scan Skin' }));
    await expect(canvas.getByText(/Your session has ended/)).toBeVisible();
    const login = canvas.getByRole('link', { name: /^Login/ });
    await expect([login.getAttribute('href'), login.getAttribute('target')]).toEqual(['/login', '_blank']);
    await expect(canvas.getByTitle('by-the-window.jpg')).toBeVisible();
  },
};

/** A photo from the camera is handled like a chosen one. */
export const Camera: Story = {
  args: {
    onUseCamera: fn(),
    camera: {
      ...paintedCamera(),
      guidance: 'good',
      onCapture: async () => drawnSelfie('from-the-camera.jpg'),
      onCancel: fn(),
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Scan Skin' }));
    await expect(canvas.getByText(/^Please upload an image for skin analysis/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take the photo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Scan Skin' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      file: expect.objectContaining({ name: 'from-the-camera.jpg' }),
      message: '',
    });
  },
};

/** The same form, with the reason why there is no camera. */
export const CameraDenied: Story = {
  args: {
    onUseCamera: fn(),
    camera: { stream: null, problem: 'denied', onCapture: async () => null, onCancel: fn() },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The camera is blocked for this page.');
    await expect(canvas.getByLabelText(INPUT)).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Use the camera' }));
    await expect(args.onUseCamera).toHaveBeenCalledOnce();
  },
};

export const LongestText: Story = {
  args: {
    start: {
      state: 'failed',
      detail:
        'There are several faces in this photo, and we cannot know which one is yours. Please take one with only your own face in it, in front of a plain wall if you can.',
      at: 'photo',
    },
  },
  render: (args) => <Answering {...args} form={ScanForm} />,
  play: async ({ canvas }) => {
    const name = `${'holiday-with-everybody-on-the-beach-'.repeat(4)}.jpg`;
    await userEvent.upload(canvas.getByLabelText(INPUT), drawnSelfie(name));
    await userEvent.type(canvas.getByLabelText('Message (optional)'), 'Since the weather turned cold.');
    await userEvent.click(canvas.getByRole('button', { name: 'Scan Skin' }));
    await expect(canvas.getByTitle(name)).toBeVisible();
  },
};
