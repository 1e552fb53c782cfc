import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Bust } from '../../art/Bust/Bust.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { LostPage } from './LostPage.tsx';

const meta = {
  title: 'Sections/shell/LostPage',
  component: LostPage,
  tags: ['inner'],
  args: {
    art: <Bust density="medium" />,
    title: 'There is no page here',
    text: 'The address may be mistyped, or the page has moved.',
    action: <ButtonLink href="/">Go to the home page</ButtonLink>,
  },
} satisfies Meta<typeof LostPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('There is no page here');
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  },
};
