import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { modelConsent } from '../fixtures.ts';
import { ModelConsent } from './ModelConsent.tsx';

const meta = {
  title: 'Sections/chat/ModelConsent',
  component: ModelConsent,
  args: { consent: modelConsent, decision: IDLE, onDecide: fn(), onClose: fn() },
} satisfies Meta<typeof ModelConsent>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing is preselected, and Escape decides nothing. */
export const Default: Story = {
  play: async ({ args }) => {
    const [refusal, permission] = screen.getAllByRole('button').slice(0, 2);
    await expect(refusal).toHaveTextContent('Keep it on this server');
    await expect(refusal).toHaveAttribute('data-variant', permission?.dataset['variant'] ?? '');
    await expect(screen.getByText(/Llama 3\.3 70B/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Keep it on this server' }));
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Allow the model' }));
    await expect(args.onDecide).toHaveBeenCalledWith({ granted: true });
  },
};

export const Withdrawing: Story = {
  args: { consent: { ...modelConsent, granted: true, recorded_at: '2026-11-20T09:28:00Z' } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Keep it on this server' }));
    await expect(args.onDecide).toHaveBeenCalledWith({ granted: false });
  },
};

export const Saving: Story = { args: { decision: { state: 'busy' } } };

export const Failed: Story = {
  args: { decision: { state: 'failed', detail: null } },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('This could not be saved. Please try again.');
  },
};

export const LongestText: Story = {
  args: { consent: { ...modelConsent, text: 'What would be sent is written here. '.repeat(100) } },
};
