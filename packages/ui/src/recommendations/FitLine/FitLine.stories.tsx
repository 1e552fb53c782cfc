import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FitLine } from './FitLine.tsx';

const meta = {
  title: 'Sections/recommendations/FitLine',
  tags: ['inner'],
  component: FitLine,
  args: {
    skin_type: 'combination',
    preferences: {
      age_band: '25-39',
      pregnancy: 'no',
      fragrance_free: true,
      budget: 'low',
      avoid: ['limonene', 'lanolin'],
    },
  },
} satisfies Meta<typeof FitLine>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Combination skin',
      'Fragrance-free',
      'Up to $15 first',
      'Without limonene and lanolin',
    ]);
    await expect(canvas.getByRole('link', { name: 'Change your preferences' })).toHaveAttribute(
      'href',
      '/care-plan#preferences',
    );
  },
};

/** Nothing was told: what is left out to be careful is said, and nothing else. */
export const NothingTold: Story = {
  args: { skin_type: null, preferences: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Without retinol and acids',
    ]);
  },
};

/** Who did not answer about a pregnancy, or said yes, sees nothing with retinol. */
export const Pregnant: Story = {
  args: { preferences: { age_band: '25-39', pregnancy: 'yes', avoid: ['Retinol'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Without retinol')).toBeVisible();
  },
};

/** A long list is counted, so that the products stay near the top. */
export const LongestText: Story = {
  args: {
    preferences: {
      age_band: '25-39',
      pregnancy: 'no',
      avoid: [
        'Methylchloroisothiazolinone and methylisothiazolinone',
        'lanolin',
        'limonene',
        'linalool',
        'parfum',
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/and 2 more$/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};
