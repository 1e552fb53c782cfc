import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SourceNotes } from './SourceNotes.tsx';

const guidance = {
  number: 1,
  title: 'Labels of cosmetics with alpha hydroxy acids',
  url: 'https://www.fda.gov/regulatory-information',
  note: 'FDA guidance, January 2005: skin burns more easily during use and for a week after.',
  is_reviewed: true,
  grade: 'A',
} as const;

const ownDefault = { number: 2, title: 'Default chosen for this product', url: null, is_reviewed: false };

const meta = {
  title: 'Parts/SourceNotes',
  component: SourceNotes,
  args: {
    sources: [guidance, ownDefault],
    children: 'Lactic acid makes skin burn more easily, and your morning has no sunscreen yet.',
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SourceNotes>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One note at a time; Esc closes it, and the focus is back at its number. */
export const Open: Story = {
  play: async ({ canvas }) => {
    const first = canvas.getByRole('button', { name: 'Source 1' });
    await userEvent.click(canvas.getByRole('button', { name: 'Source 2' }));
    await expect(canvas.getByText('Waiting for a dermatologist’s review')).toBeVisible();
    await userEvent.click(first);
    await expect(canvas.getAllByRole('note')).toHaveLength(1);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    const link = canvas.getByRole('link', { name: /^Open at fda\.gov/ });
    await expect(link).toHaveAttribute('href', guidance.url);
    link.focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('note')).toBeNull();
    await expect(first).toHaveFocus();
    await userEvent.click(first);
    await expect(canvas.getByText('Strong: guideline, law or pooled trials')).toBeVisible();
  },
};

/** Opening one closes the one of another paragraph. */
export const TwoParagraphs: Story = {
  render: (args) => (
    <>
      <SourceNotes {...args} sources={[guidance]} />
      <SourceNotes {...args} sources={[ownDefault]} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Source 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Source 2' }));
    await expect(canvas.getByRole('note', { name: 'Source 2' })).toBeVisible();
    await expect(canvas.getAllByRole('note')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Close source 2' }));
    await expect(canvas.getByRole('button', { name: 'Source 2' })).toHaveFocus();
  },
};

export const LongestText: Story = {
  args: {
    sources: [{ ...guidance, title: 'A'.repeat(200), note: 'Unbroken'.repeat(60) }],
    children: 'Hyperconcentratedmicroencapsulated '.repeat(12),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Source 1' }));
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
