import type { Meta, StoryObj } from '@storybook/react-vite';
import Laptop from 'lucide-react/icons/laptop';
import { expect, fn, userEvent } from 'storybook/test';
import { Card } from '../../primitives/Card/Card.tsx';
import { DeviceRow } from './DeviceRow.tsx';

const action = {
  label: 'End',
  hidden: ' session on Firefox on Linux',
  busy: false,
  onClick: fn(),
  onGone: fn(),
};

const meta = {
  title: 'Sections/account/DeviceRow',
  component: DeviceRow,
  tags: ['inner'],
  args: {
    icon: <Laptop size={22} />,
    name: 'Firefox on Linux',
    facts: 'Signed in November 18, 2026. Active now',
    action,
  },
  decorators: [
    (Story) => (
      <Card>
        <ul>{Story()}</ul>
      </Card>
    ),
  ],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof DeviceRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End session on Firefox on Linux' }));
    await expect(action.onClick).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = { args: { action: { ...action, busy: true, label: 'Ending…' } } };

export const Failed: Story = { args: { failure: 'This session could not be ended. Please try again.' } };

export const LongestText: Story = { args: { name: 'A-browser-with-'.repeat(8) } };
