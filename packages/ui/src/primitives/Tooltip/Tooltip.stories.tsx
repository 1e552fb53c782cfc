import type { Meta, StoryObj } from '@storybook/react-vite';
import Copy from 'lucide-react/icons/copy';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: {
    text: 'Copies all ten codes',
    delay: 0,
    children: <IconButton label="Copy codes" icon={<Copy size={20} />} />,
  },
  decorators: [
    (Story) => <div style={{ display: 'grid', placeItems: 'center', minHeight: 160 }}>{Story()}</div>,
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Appears on keyboard focus, describes the control and closes with Escape. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Copy codes' });
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Copies all ten codes');
    await expect(button).toHaveAccessibleDescription('Copies all ten codes');
    await expect(document.head.querySelector('style[data-radix]')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};

export const Hovered: Story = {
  args: { side: 'bottom' },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await screen.findByRole('tooltip');
  },
};

export const LongestText: Story = {
  args: {
    text: 'Copies all ten codes, one on each line, so that you can paste them into a password manager',
  },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await expect((await screen.findByRole('tooltip')).getBoundingClientRect().width).toBeLessThan(281);
  },
};
