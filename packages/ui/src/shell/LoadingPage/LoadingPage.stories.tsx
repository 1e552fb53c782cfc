import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingPage } from './LoadingPage.tsx';

const meta = {
  title: 'Sections/shell/LoadingPage',
  component: LoadingPage,
} satisfies Meta<typeof LoadingPage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Empty at first. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(await canvas.findByText('Loading…', undefined, { timeout: 10_000 })).toBeInTheDocument();
  },
};
