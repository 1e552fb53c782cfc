import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FactList } from './FactList.tsx';

const meta = {
  title: 'Sections/billing/FactList',
  component: FactList,
  tags: ['inner'],
  args: {
    facts: [
      { name: 'Due today', value: '$9.24' },
      { name: 'Then per month', value: '$14.99' },
    ],
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof FactList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('definition').map((value) => value.textContent);
    await expect(values).toEqual(['$9.24', '$14.99']);
  },
};

export const Waiting: Story = { args: { facts: [{ name: 'Due today', value: undefined }] } };

export const LongestText: Story = {
  args: {
    facts: [
      { name: 'Chat messages per month under the fair use policy', value: 'Unlimited (fair use 400)' },
      { name: 'Renews on', value: 'the eighteenth of December in the year two thousand and twenty-six' },
    ],
  },
};
