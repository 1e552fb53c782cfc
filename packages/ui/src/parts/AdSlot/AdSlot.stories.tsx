import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Mark } from '../../art/Mark/Mark.tsx';
import { AdSlot } from './AdSlot.tsx';

const meta = {
  title: 'Parts/AdSlot',
  component: AdSlot,
  args: {
    title: 'Plus keeps twelve months of scans',
    text: 'A whole year to look back on, without advertisements.',
    href: '/account?tab=billing',
    linkText: 'Pricing & Plans',
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof AdSlot>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Labelled as an advertisement, visibly and for screen readers. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Advertisement' })).toBeVisible();
    await expect(canvas.getByText('Advertisement')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Pricing & Plans' });
    await expect(link).toHaveAttribute('href', '/account?tab=billing');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const OwnArt: Story = { args: { art: <Mark /> } };

export const LongestText: Story = {
  args: {
    title: 'Twelve months of scans, one hundred and fifty messages and no advertisements at all',
    text: 'The founding offer keeps its price for life, for as long as there are places among the first one thousand members of it.',
    linkText: 'Compare the plans and what each of them holds',
  },
};
