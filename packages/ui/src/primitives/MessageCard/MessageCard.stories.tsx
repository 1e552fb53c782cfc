import type { Meta, StoryObj } from '@storybook/react-vite';
import Check from 'lucide-react/icons/check';
import Mail from 'lucide-react/icons/mail';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { MessageCard } from './MessageCard.tsx';

const meta = {
  component: MessageCard,
  args: {
    icon: <Mail size={28} />,
    title: 'Check your e-mail',
    children: (
      <>
        <p>We sent you a link.</p>
        <Button variant="outline">Send it again</Button>
      </>
    ),
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
    children: <p>Your account has been upgraded.</p>,
  },
};

export const LongestText: Story = {
  args: {
    title: 'Something went wrong while we were verifying your subscription',
    children: <p>{'an-address-without-any-space-'.repeat(4)}@example.com</p>,
  },
};
