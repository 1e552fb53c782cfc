import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { DIM_PORTRAIT, PORTRAITS } from '../../art/Portrait/portraits.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { drawnSelfie } from '../FileDrop/fixtures.ts';
import { CameraView } from './CameraView.tsx';
import { paintedCamera } from './fixtures.ts';

const photo = drawnSelfie();

const meta = {
  title: 'Parts/CameraView',
  component: CameraView,
  args: {
    ...paintedCamera(),
    guidance: 'centre',
    onCapture: fn(async () => photo),
    onUse: fn(),
    onCancel: fn(),
  },
  globals: { viewport: { value: 'desktop' } },
  decorators: [(Story) => <div style={{ maxWidth: 480, marginInline: 'auto' }}>{Story()}</div>],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof CameraView>;

export default meta;

type Story = StoryObj<typeof meta>;

/** By keyboard: cancel, or take the photo whatever the guidance says. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText('You, as in a mirror')).toHaveProperty('muted', true);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Take the photo' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onUse).toHaveBeenCalledWith(photo));
    await expect(canvas.getByText(/stays on this page/)).toBeVisible();
  },
};

/** The browser is asking for permission. */
export const Waiting: Story = {
  args: { stream: undefined, poster: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Take the photo' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  },
};

export const NoFace: Story = { args: { guidance: 'no_face', ...paintedCamera('') } };

export const SeveralFaces: Story = { args: { guidance: 'several_faces' } };

export const Closer: Story = { args: { guidance: 'closer' } };

export const Further: Story = { args: { guidance: 'further' } };

export const Straight: Story = { args: { guidance: 'straight' } };

export const MoreLight: Story = { args: { guidance: 'more_light', ...paintedCamera(DIM_PORTRAIT) } };

export const LessLight: Story = { args: { guidance: 'less_light', ...paintedCamera(PORTRAITS[0]) } };

export const EvenLight: Story = { args: { guidance: 'even_light' } };

export const HoldStill: Story = { args: { guidance: 'hold_still' } };

/** The dots become a line: the state is shown by shape, not only by words or colour. */
export const Good: Story = { args: { guidance: 'good' } };

/** The photo is taken automatically. The sentence is announced once, in time to cancel; the number is not. */
export const Counting: Story = {
  args: { guidance: 'good', hasTimer: true, announceAfter: 50, timerTick: 60_000 },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(await canvas.findByText('3')).toBeVisible();
    await waitFor(() =>
      expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent(/the photo takes itself/),
    );
    await expect(args.onCapture).not.toHaveBeenCalled();
  },
};

/** At the end of the countdown, one photo is taken. */
export const TimerEnds: Story = {
  args: { ...Counting.args, timerTick: 20, onCapture: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onCapture).toHaveBeenCalledOnce());
    await expect(canvas.queryByText('3')).toBeNull();
  },
};

/** Turned off by hand, the timer stays off; the shutter remains. */
export const TimerStopped: Story = {
  args: Counting.args ?? {},
  play: async ({ args, canvas }) => {
    await canvas.findByText('3');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop timer' }));
    await expect(canvas.queryByText('3')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Start timer' })).toHaveFocus();
    await expect(args.onCapture).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Take the photo' }));
    await expect(args.onCapture).toHaveBeenCalledOnce();
  },
};

/** When the guidance is no longer good, no photo is taken and the countdown starts again. */
export const TimerInterrupted: Story = {
  args: Counting.args ?? {},
  render: function Moving(args) {
    const [guidance, setGuidance] = useState<'good' | 'hold_still'>('good');
    return (
      <>
        <CameraView {...args} guidance={guidance} />
        <Button onClick={() => setGuidance('hold_still')}>Move</Button>
      </>
    );
  },
  play: async ({ args, canvas }) => {
    await canvas.findByText('3');
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(canvas.queryByText('3')).toBeNull();
    await expect(args.onCapture).not.toHaveBeenCalled();
  },
};

/** The code that analyses frames is still loading. */
export const GuidanceLoading: Story = { args: { guidance: undefined, guidanceStatus: 'loading' } };

/** The first frames have not been analysed yet. */
export const Unguided: Story = { args: { guidance: undefined } };

export const Denied: Story = {
  args: { stream: null, problem: 'denied' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The camera is blocked for this page.');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const NoCamera: Story = {
  args: { stream: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No camera was found.');
  },
};

export const InUse: Story = { args: { stream: null, problem: 'in_use' } };

export const Unreadable: Story = { args: { stream: null, problem: 'unreadable' } };

export const Failed: Story = { args: { stream: null, problem: 'failed' } };

/** A second press does nothing while the first photo is being captured. */
export const Capturing: Story = {
  args: { onCapture: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ args, canvas }) => {
    const shutter = canvas.getByRole('button', { name: 'Take the photo' });
    await userEvent.dblClick(shutter);
    await expect(args.onCapture).toHaveBeenCalledOnce();
    await expect(shutter).toHaveFocus();
  },
};

/** Guidance that changes from frame to frame is shown, but only lasting guidance is announced. */
export const Announced: Story = {
  args: { announceAfter: 50 },
  render: function Flickering(args) {
    const [guidance, setGuidance] = useState<'closer' | 'further' | 'good'>('closer');
    return (
      <>
        <CameraView {...args} guidance={guidance} />
        <Button onClick={() => setGuidance('further')}>Too close</Button>
        <Button onClick={() => setGuidance('good')}>Just right</Button>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const shown = canvasElement.querySelector('p[aria-hidden]');
    const heard = canvasElement.querySelector('[aria-live]');
    canvas.getByText('Too close').click();
    await waitFor(() => expect(shown).toHaveTextContent('Move back a little.'));
    await expect(heard).toHaveTextContent('Come a little closer.');
    canvas.getByText('Just right').click();
    await waitFor(() => expect(heard).toHaveTextContent('This looks good. Take the photo.'));
    await expect(shown).toHaveTextContent('This looks good. Take the photo.');
  },
};
