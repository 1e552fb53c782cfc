import type { Meta, StoryObj } from '@storybook/react-vite';
import Check from 'lucide-react/icons/check';
import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { MessageCard } from './MessageCard.tsx';

const meta = {
  title: 'Parts/MessageCard',
  component: MessageCard,
  args: {
    icon: <Mail size={28} />,
    title: 'Check your e-mail',
    message: 'We sent you a link.',
    children: <Button variant="outline">Send it again</Button>,
  },
} satisfies Meta<typeof MessageCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeVisible();
  },
};

export const Success: Story = {
  args: {
    icon: <Check size={28} />,
    tone: 'success',
    title: 'Done',
    message: 'Your account has been upgraded.',
    children: undefined,
  },
};

/** Only for failures. */
export const Danger: Story = {
  args: { tone: 'danger', title: 'E-mail change', message: 'Invalid or expired link.', children: undefined },
};

/** A changed message is announced. */
export const Announced: Story = {
  render: function AnnouncedStory(args) {
    const [message, setMessage] = useState('Processing...');
    return (
      <MessageCard {...args} message={message}>
        <Button onClick={() => setMessage('Email updated successfully.')}>Finish</Button>
      </MessageCard>
    );
  },
  play: async ({ canvas }) => {
    const region = canvas.getByText('Processing...');
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(region).toHaveTextContent('Email updated successfully.');
  },
};

export const LongestText: Story = {
  args: {
    title: 'Something went wrong while we were verifying your subscription',
    message: `${'an-address-without-any-space-'.repeat(4)}@example.com`,
  },
};
