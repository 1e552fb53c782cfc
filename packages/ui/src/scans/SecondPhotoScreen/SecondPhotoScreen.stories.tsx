import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { paintedCamera } from '../../parts/CameraView/fixtures.ts';
import { drawnSelfie } from '../../parts/FileDrop/fixtures.ts';
import { MEASURED, OFFERED, TOO_LATE } from '../../parts/RepeatabilityCard/fixtures.ts';
import { SecondPhotoScreen, type SecondPhotoScreenProps } from './SecondPhotoScreen.tsx';

const meta = {
  title: 'Screens/scans/SecondPhotoScreen',
  component: SecondPhotoScreen,
  args: {
    repeatability: { state: 'ready', value: OFFERED },
    reportHref: '/results/1',
    take: IDLE,
    takingBack: { state: IDLE, onTakeBack: fn() },
    onTake: fn(),
    onRetry: fn(),
  },
  parameters: { shell: { session: 'signed_in', path: '/second-photo' } },
} satisfies Meta<typeof SecondPhotoScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const INPUT = /Take or choose the second photo/;

/** Sets the story's state after the first submit, as the app does. */
function Answering({ take, onTake, ...rest }: SecondPhotoScreenProps) {
  const [shown, setShown] = useState<SecondPhotoScreenProps['take']>(IDLE);
  return (
    <SecondPhotoScreen
      {...rest}
      take={shown}
      onTake={(photo) => {
        onTake(photo);
        setShown(take);
      }}
    />
  );
}

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const photo = drawnSelfie();
    await userEvent.click(canvas.getByRole('button', { name: 'Compare the two photos' }));
    await expect(canvas.getByLabelText(INPUT)).toHaveFocus();
    await expect(canvas.getByText('Please take or choose a photo first.')).toBeVisible();
    await expect(args.onTake).not.toHaveBeenCalled();
    await userEvent.upload(canvas.getByLabelText(INPUT), photo);
    await userEvent.click(canvas.getByRole('button', { name: 'Compare the two photos' }));
    await expect(args.onTake).toHaveBeenCalledWith({ id: 1, file: photo });
    await expect(canvas.getByRole('link', { name: 'Your skin report' })).toHaveAttribute(
      'href',
      '/results/1',
    );
  },
};

export const Waiting: Story = {
  args: { repeatability: { state: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(INPUT)).toBeNull();
  },
};

export const Measuring: Story = {
  args: { take: { state: 'busy' } },
  render: (args) => <Answering {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText(INPUT), drawnSelfie());
    await userEvent.click(canvas.getByRole('button', { name: 'Compare the two photos' }));
    const button = canvas.getByRole('button', { name: 'Comparing...' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onTake).toHaveBeenCalledOnce();
  },
};

const REFUSAL =
  'The light falls differently than in your scan. Nothing was taken from it. Please take a new photo in the same place and light.';

/** The gate refuses it, or it differs too much. Another photo removes the reason. */
export const PhotoRefused: Story = {
  args: { take: { state: 'failed', detail: REFUSAL } },
  render: (args) => <Answering {...args} />,
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(INPUT), drawnSelfie());
    await userEvent.click(canvas.getByRole('button', { name: 'Compare the two photos' }));
    await expect(canvas.getByText(REFUSAL)).toBeVisible();
    await userEvent.upload(canvas.getByLabelText(INPUT), drawnSelfie('again.jpg'));
    await expect(canvas.queryByText(REFUSAL)).toBeNull();
  },
};

export const Done: Story = {
  args: { repeatability: { state: 'ready', value: MEASURED }, take: { state: 'done' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/differ more than usual in dark circles/)).toBeVisible();
    await expect(canvas.getByText('Your second photos')).toBeVisible();
    await expect(canvas.queryByLabelText(INPUT)).toBeNull();
  },
};

/** The page was open for more than five minutes. */
export const TooLate: Story = {
  args: { repeatability: { state: 'ready', value: TOO_LATE } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/In the five minutes after a scan you can take a second one/),
    ).toBeVisible();
  },
};

/** The photo was sent just after the five minutes. */
export const TooLateWhenSent: Story = {
  args: {
    repeatability: { state: 'ready', value: TOO_LATE },
    take: {
      state: 'failed',
      detail: 'The 5 minutes after this scan are over. You can take a second photo after your next scan.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The 5 minutes after this scan are over/)).toBeVisible();
  },
};

export const LoadFailed: Story = {
  args: { repeatability: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

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
    await userEvent.click(canvas.getByRole('button', { name: 'Take the photo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Compare the two photos' }));
    await expect(args.onTake).toHaveBeenCalledWith({
      id: 1,
      file: expect.objectContaining({ name: 'from-the-camera.jpg' }),
    });
  },
};

export const LongestText: Story = {
  args: { take: { state: 'failed', detail: `${REFUSAL} ${REFUSAL}` } },
  render: (args) => <Answering {...args} />,
  play: async ({ canvas }) => {
    const name = `${'holiday-with-everybody-on-the-beach-'.repeat(4)}.jpg`;
    await userEvent.upload(canvas.getByLabelText(INPUT), drawnSelfie(name));
    await userEvent.click(canvas.getByRole('button', { name: 'Compare the two photos' }));
    await expect(canvas.getByTitle(name)).toBeVisible();
  },
};
