import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { drawnSelfie } from '../../parts/FileDrop/fixtures.ts';
import { Answering } from '../upload-fixtures.tsx';
import * as Form from '../ScanForm/ScanForm.stories.tsx';
import { UploadScreen } from './UploadScreen.tsx';

const meta = {
  title: 'Screens/scans/UploadScreen',
  component: UploadScreen,
  args: { ...Form.default.args },
  parameters: { shell: { session: 'signed_in', path: '/upload' } },
} satisfies Meta<typeof UploadScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Scan your skin' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Photo tips' })).toBeVisible();
  },
};

export const ScansLeft: Story = {
  args: { allowance: { used: 1, limit: 4, resets_at: '2026-12-01T00:00:00.000Z' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^3 of 4 scans left until December 1, 2026\. A failed photo does not count/),
    ).toBeVisible();
  },
};

/** What was loaded stays, and the line below the button says what a scan needs. */
export const Offline: Story = {
  args: { ...ScansLeft.args, isOffline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Needs a connection\./)).toBeVisible();
    await expect(canvas.queryByText(/scans left/)).toBeNull();
  },
};

/** Shown before a photo is taken; nothing is offered here. */
export const NoneLeft: Story = {
  args: { allowance: { used: 4, limit: 4, resets_at: '2026-12-01T00:00:00.000Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'No scan is left on your plan. The next one is possible from December 1, 2026.',
    );
  },
};

/** The stories of the form, on the whole screen. */
export const NoPhoto: Story = { ...Form.NoPhoto };

export const Chosen: Story = { ...Form.Chosen };

export const Sending: Story = {
  ...Form.Sending,
  render: (args) => <Answering {...args} form={UploadScreen} />,
};

export const PhotoRefused: Story = {
  ...Form.PhotoRefused,
  render: (args) => <Answering {...args} form={UploadScreen} />,
};

export const Failed: Story = {
  ...Form.Failed,
  render: (args) => <Answering {...args} form={UploadScreen} />,
};

export const SignedOut: Story = {
  ...Form.SignedOut,
  render: (args) => <Answering {...args} form={UploadScreen} />,
};

/** The camera replaces the file input; the tips stay beside it. */
export const Camera: Story = { ...Form.Camera };

export const LongestText: Story = {
  ...Form.LongestText,
  render: (args) => <Answering {...args} form={UploadScreen} />,
};

/** Another app has shared it, and it can be sent like one that was chosen here. */
export const SharedPhoto: Story = {
  args: { sharedPhoto: drawnSelfie() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByTitle('selfie-2026-11-18.jpg')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Scan Skin' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ file: args.sharedPhoto, message: '' });
  },
};

export const SharedPhotoLost: Story = {
  args: { sharedPhoto: 'lost' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The shared photo did not arrive. Choose it here, or share it again.'),
    ).toBeVisible();
    await userEvent.upload(canvas.getByLabelText(/Take or choose a photo/), drawnSelfie());
    await expect(canvas.queryByText(/did not arrive/)).toBeNull();
  },
};
