import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { heldStart, nextStart, product } from '../fixtures.ts';
import { GuidedStart } from './GuidedStart.tsx';

const meta = {
  title: 'Sections/care-plan/GuidedStart',
  component: GuidedStart,
  args: { next: nextStart, actions: {}, onStart: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof GuidedStart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Next: Niacinamide 5% Daily Serum',
    );
    await expect(canvas.getByText('Uneven tone on your cheeks')).toBeVisible();
    const lines = canvas.getAllByRole('listitem').map((line) => line.textContent);
    await expect(lines[0]).toBe('Start tonight, after washing. Three drops on both cheeks.');
    await expect(lines[1]).toMatch(/^Watch for stinging that lasts/);
    await expect(lines[2]).toMatch(/^Give it 8 to 12/);
    await expect(canvas.getByText('Why this one, of 4 that fit')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark In Use Niacinamide 5% Daily Serum' }));
    await expect(args.onStart).toHaveBeenCalledWith({
      dayparts: ['night'],
      step: 'serum',
      product: nextStart.product,
    });
  },
};

/** Another product that fits as well takes its place, with its own reasons; then the first one again. */
export const ShowAnother: Story = {
  play: async ({ args, canvas }) => {
    const another = canvas.getByRole('button', { name: 'Show another' });
    await userEvent.click(another);
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Next: Slate Azelaic');
    await expect(canvas.getByRole('status')).toHaveTextContent('Slate Azelaic 10% Cream Serum');
    await userEvent.click(canvas.getByRole('button', { name: /^Mark In Use Slate/ }));
    await expect(args.onStart).toHaveBeenCalledWith(
      expect.objectContaining({ product: nextStart.others[0] }),
    );
    await userEvent.click(another);
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Next: Niacinamide');
  },
};

/** Another product is new: when the next one may start, and no button. */
export const Hold: Story = {
  args: { next: heldStart },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Mineral Fluid SPF 50 is new.');
    await expect(canvas.getByText(/^Next one from December.2: Niacinamide 5% Daily Serum$/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Primary: Story = { args: { isPrimary: true } };

export const Starting: Story = {
  args: { actions: { 'night serum': { state: 'busy' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Mark In Use/ }));
    await expect(args.onStart).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: {
    actions: { 'night serum': { state: 'failed', detail: 'Left out: you said that you avoid Niacinamide.' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Left out: you said that you avoid Niacinamide.',
    );
  },
};

/** The only product that fits, with one reason. */
export const OnlyOne: Story = {
  args: {
    next: {
      ...nextStart,
      product: product('one', 'Bare Branch Simple Cream', 'moisturizer', {
        why: { fitting: 1, reasons: ['The only one here that fits'] },
      }),
      others: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Why this one')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show another' })).toBeNull();
  },
};

export const LongestText: Story = {
  args: {
    next: {
      ...nextStart,
      product: product(
        'long',
        'Extraordinarily Concentrated Overnight Niacinamide-and-Panthenol-Complex Milk for Face and Neck 400 ml',
        'serum',
        {
          why: { fitting: 120, reasons: ['Made for sensitive skin: you said that yours reacts '.repeat(3)] },
        },
      ),
    },
  },
};
