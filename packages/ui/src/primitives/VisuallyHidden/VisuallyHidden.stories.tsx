import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '3 of 5' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Button>
      Severity <VisuallyHidden {...args} />
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Severity 3 of 5' })).toBeVisible();
    const words = canvas.getByText('3 of 5');
    await expect(words.getBoundingClientRect().width).toBe(1);
    await expect(words).not.toHaveAttribute('style');
  },
};
