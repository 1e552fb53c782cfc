import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { numberSources } from '../../parts/SourceNotes/source-note.ts';
import { noSunscreen } from '../routine-fixtures.ts';
import { WarningCard } from './WarningCard.tsx';

const meta = {
  title: 'Sections/care-plan/RoutineWarnings/WarningCard',
  component: WarningCard,
  tags: ['inner'],
  args: { warning: noSunscreen, sources: numberSources([noSunscreen]), isBusy: false, onApply: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof WarningCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Source 1' }));
    await expect(canvas.getByRole('note')).toHaveTextContent(/^1FDA guidance/);
    await expect(canvas.getByRole('link', { name: /^Open at fda\.gov/ })).toBeVisible();
    const ask = canvas.getByRole('link', { name: /^Ask about this/ });
    await expect(ask).toHaveAttribute('href', expect.stringMatching(/^\/chat\?ask=Why%3F/));
  },
};

/** Information without a change to make. */
export const Information: Story = {
  args: { warning: { ...noSunscreen, severity: 'info', action: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Add / })).toBeNull();
  },
};

export const LongestText: Story = {
  args: {
    warning: {
      ...noSunscreen,
      sentence: 'Skin that reacts easily often stings with fragrance, menthol or strong acids. '.repeat(5),
      products: Array.from({ length: 6 }, (_, at) => ({
        daypart: 'additional',
        step: `a_step_${at}`,
        id: `long-${at}`,
        name: 'Extraordinarily Concentrated Overnight Niacinamide-and-Panthenol-Complex Milk for Face and Neck',
      })),
    },
  },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
