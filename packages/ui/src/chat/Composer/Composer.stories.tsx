import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Composer, type ComposerProps } from './Composer.tsx';

const meta = {
  title: 'Sections/chat/Composer',
  component: Composer,
  args: { draft: '', onDraft: fn(), onSend: fn() },
  render: (args) => <Writing {...args} />,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Composer>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Holds the draft, as the screen does. */
function Writing({ draft: initial, onDraft, ...rest }: ComposerProps) {
  const [draft, setDraft] = useState(initial);
  return (
    <Composer
      {...rest}
      draft={draft}
      onDraft={(next) => {
        onDraft(next);
        setDraft(next);
      }}
    />
  );
}

/** With the keyboard alone. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('My jaw feels dry.{Shift>}{Enter}{/Shift}Why?');
    await expect(field).toHaveValue('My jaw feels dry.\nWhy?');
    await expect(args.onSend).not.toHaveBeenCalled();
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    // Safari's Enter of an input method.
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledTimes(2);
    await expect(field).toHaveFocus();
  },
};

/** Blanks alone are not sent. */
export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Message'), '  {Shift>}{Enter}{/Shift} {Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** While a reply is in progress, the next message can be written but not sent. */
export const Waiting: Story = {
  args: { status: 'busy', draft: 'Anything under $15?' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Message'), ' Or $20?{Enter}');
    const send = canvas.getByRole('button', { name: 'Send' });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(send);
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Message')).toHaveValue('Anything under $15? Or $20?');
  },
};

/** An allowance is used up. */

/** On a touch device, Enter starts a new line and the button sends. */
export const Touch: Story = {
  args: { isTouch: true, draft: 'My jaw feels dry.' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Message'), '{Enter}Why?');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** Grows line by line to five, then scrolls. */
export const FiveLines: Story = {
  args: { draft: 'One\nTwo\nThree\nFour\nFive\nSix\nSeven' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Message');
    const line = parseFloat(getComputedStyle(field).lineHeight);
    await expect(Math.round(field.clientHeight - 5 * line)).toBe(24);
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight);
    await userEvent.clear(field);
    await expect(field.clientHeight).toBe(48);
  },
};

/** Longer than the API accepts: nothing is cut off, and a message gives the surplus. */
export const LongestText: Story = {
  args: { draft: `https://example.com/${'a'.repeat(4000)}` },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Message');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/This is 20 characters too long\.$/);
    await userEvent.type(field, '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  },
};
