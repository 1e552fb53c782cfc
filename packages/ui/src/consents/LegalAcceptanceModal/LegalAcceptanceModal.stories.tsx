import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { findDialog } from '../../primitives/Modal/find-dialog.ts';
import { LegalAcceptanceModal } from './LegalAcceptanceModal.tsx';

const meta = {
  title: 'Modals/consents/LegalAcceptanceModal',
  component: LegalAcceptanceModal,
  args: { acceptance: IDLE, onAccept: fn(), onCancel: fn() },
  parameters: { shell: { session: 'signed_in', path: '/dashboard' } },
} satisfies Meta<typeof LegalAcceptanceModal>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing can be accepted before the box is ticked, and Escape does not close the dialog. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await findDialog();
    const accept = screen.getByRole('button', { name: 'Accept' });
    await expect(accept).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveAccessibleName('Before you continue');
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Ticked: Story = {
  play: async ({ args }) => {
    await findDialog();
    await userEvent.click(
      screen.getByRole('checkbox', {
        name: 'I have read and agree to the Terms of Service, Privacy Policy, and Medical Disclaimer, and confirm that I am at least 13 years old.',
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

/** All four policies open in a new tab, so that the tick is not lost. */
export const Policies: Story = {
  play: async () => {
    await findDialog();
    for (const anchor of ['terms-of-service', 'privacy-policy', 'medical-disclaimer', 'fair-use-policy']) {
      const link = screen.getAllByRole('link').find((one) => one.getAttribute('href') === `/terms#${anchor}`);
      await expect(link).toHaveAttribute('target', '_blank');
    }
  },
};

export const Cancelled: Story = {
  play: async ({ args }) => {
    await findDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

const SENTENCE = /^I have read and agree to the Terms of Service, Privacy Policy, and Medical Disclaimer/;

export const Busy: Story = {
  args: { acceptance: { state: 'busy' } },
  play: async ({ args }) => {
    await findDialog();
    await userEvent.click(screen.getByRole('checkbox', { name: SENTENCE }));
    await userEvent.click(screen.getByRole('button', { name: 'Saving…' }));
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};

/** The tick stays, and Cancel still works. */
export const Failed: Story = {
  args: { acceptance: { state: 'failed', detail: null } },
  play: async ({ args }) => {
    await findDialog();
    await userEvent.click(screen.getByRole('checkbox', { name: SENTENCE }));
    await expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await expect(screen.getByRole('checkbox')).toBeChecked();
  },
};

export const LongestText: Story = {
  args: {
    acceptance: {
      state: 'failed',
      detail:
        'Your answer could not be stored because the server is being updated. Nothing is lost. Please try again in a few minutes.',
    },
  },
};
