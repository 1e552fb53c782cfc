import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { findDialog } from './find-dialog.ts';
import { Modal } from './Modal.tsx';
import { ModalFrame } from './ModalFrame.tsx';

const meta = {
  title: 'Primitives/Modal',
  component: Modal,
  args: {
    title: 'Send Feedback',
    description: 'What should we know?',
    onClose: fn(),
    actions: [
      <Button key="cancel" variant="tonal">
        Cancel
      </Button>,
      <Button key="submit">Submit</Button>,
    ],
  },
} satisfies Meta<typeof Modal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await findDialog();
    await expect(dialog).toHaveAccessibleName('Send Feedback');
    await expect(dialog).toHaveAccessibleDescription('What should we know?');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Focus moves into the dialog, stays inside and returns to the control that opened it. */
export const Focus: Story = {
  render: function FocusStory(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Open</Button>
        <Modal {...args} open={isOpen} onClose={() => setIsOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await findDialog();
    for (let press = 0; press < 5; press += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const { onClose: _, ...requiredArgs } = meta.args;

/** No close button; Escape and a click outside do nothing. */
export const Required: StoryObj<typeof Modal> = {
  args: requiredArgs,
  render: ({ onClose: _onClose, ...args }) => <Modal {...args} />,
  play: async () => {
    const dialog = await findDialog();
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

export const Large: Story = { args: { size: 'large' } };

export const LongestText: Story = {
  args: {
    title: 'A title that is so long that it needs at least two lines on every phone and some on a desktop',
    children: <p>{'Each paragraph makes the sheet longer until it scrolls inside itself. '.repeat(40)}</p>,
  },
};

/**
 * The frame before the content has loaded. It can be closed already; the focus is inside, and returns to the
 * control that opened it.
 */
export const Frame: Story = {
  render: function FrameStory({ onClose }) {
    const [isOpen, setIsOpen] = useState(false);
    const close = () => {
      setIsOpen(false);
      onClose?.();
    };
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Open</Button>
        {isOpen && (
          <ModalFrame title="Choose Your Perfect Plan" size="large" onRetry={fn()} onClose={close} />
        )}
      </>
    );
  },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = canvas.getByRole('dialog', { name: 'Choose Your Perfect Plan' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
  },
};

/** What opened the frame goes with it, so the main content takes the focus. */
export const FrameWithoutOpener: Story = {
  render: function FrameWithoutOpenerStory() {
    const [step, setStep] = useState<'before' | 'open' | 'closed'>('before');
    return (
      <main tabIndex={-1}>
        {step !== 'closed' && <Button onClick={() => setStep('open')}>Open</Button>}
        {step === 'open' && (
          <ModalFrame title="Before you continue" onRetry={fn()} onClose={() => setStep('closed')} />
        )}
      </main>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** The content could not be loaded. */
export const FrameFailed: StoryObj<typeof ModalFrame> = {
  args: { title: 'Send Feedback', retry: { state: 'idle' }, onRetry: fn(), onClose: fn() },
  render: (args) => <ModalFrame {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A second attempt did not reach the server either. */
export const FrameUnreachable: StoryObj<typeof ModalFrame> = {
  args: {
    title: 'Before you continue',
    retry: { state: 'failed', detail: null },
    onRetry: fn(),
  },
  render: ({ onClose: _onClose, ...args }) => <ModalFrame {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We still can’t reach Daylit.');
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};
