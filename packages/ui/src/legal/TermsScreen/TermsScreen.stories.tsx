import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { TermsScreen } from './TermsScreen.tsx';

const meta = {
  component: TermsScreen,
  args: { processors: [] },
  parameters: { shell: { session: 'signed_out', path: '/terms' } },
} satisfies Meta<typeof TermsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const ANCHORS = ['terms-of-service', 'privacy-policy', 'medical-disclaimer', 'fair-use-policy'];

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('May 31, 2025')).toBeVisible();
    for (const anchor of ANCHORS) {
      await expect(canvasElement.querySelector(`h2#${anchor}`)).toBeVisible();
    }
    await expect(canvas.getByText(/^Nobody else\./)).toBeVisible();
  },
};

/** The list beside the text follows the reader. */
export const FollowsTheReader: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const rail = within(canvas.getByRole('navigation', { name: 'On this page' }));
    await expect(rail.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('aria-current');
    canvasElement.querySelector('#privacy-policy')?.scrollIntoView();
    await waitFor(() =>
      expect(rail.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('aria-current'),
    );
  },
};

export const WithProcessors: Story = {
  args: {
    processors: [
      { name: 'Example Payments Inc.', purpose: 'payments', place: 'the United States' },
      { name: 'Example Mail GmbH', purpose: 'sending e-mail', place: 'Germany' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Example Payments Inc., for payments, in the United States')).toBeVisible();
    await expect(canvas.queryByText(/^Nobody else\./)).toBeNull();
  },
};
