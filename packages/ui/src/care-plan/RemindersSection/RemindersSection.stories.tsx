import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IDLE } from '../../lib/states.ts';
import { RemindersSection } from './RemindersSection.tsx';

const OFF = {
  mail: { is_on: false, time: '21:30', time_zone: 'Europe/Berlin' },
  mail_returned_since: null,
  calendar_since: null,
};
const ON = { ...OFF, mail: { ...OFF.mail, is_on: true }, calendar_since: '2026-11-20T20:00:00.000Z' };
const ADDRESS = 'https://daylit.example/api/calendar/3q2f7kY0m1nA8bC5dE6fG9hJ4kL2mN0pQ1rS3tU5vW7.ics';

const meta = {
  title: 'Sections/care-plan/RemindersSection',
  component: RemindersSection,
  args: {
    reminders: { state: 'ready', value: OFF },
    saving: IDLE,
    address: null,
    onMailChange: fn(),
    onCalendarChange: fn(),
    onCopy: fn(),
    onDownload: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof RemindersSection>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Reminders'));
    await userEvent.click(canvas.getByRole('switch', { name: 'By mail, each evening' }));
    await expect(args.onMailChange).toHaveBeenCalledWith({ is_on: true, time: '21:30' });
    await userEvent.click(canvas.getByRole('switch', { name: 'In my calendar' }));
    await expect(args.onCalendarChange).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Download calendar file' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

/** The address is shown right after it was created. */
export const NewAddress: Story = {
  args: { reminders: { state: 'ready', value: ON }, address: ADDRESS },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Reminders'));
    await expect(canvas.getByText(/^It is shown this once\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(args.onCopy).toHaveBeenCalledWith(ADDRESS);
  },
};

/** Later only its hash is known. */
export const On: Story = {
  args: { reminders: { state: 'ready', value: ON } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Reminders'));
    await expect(canvas.queryByRole('button', { name: 'Copy' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'New address, end the old one' }));
    await expect(args.onCalendarChange).toHaveBeenCalledWith(true);
    const time = canvas.getByLabelText('At');
    await userEvent.clear(time);
    await userEvent.type(time, '22:15');
    await userEvent.tab();
    await expect(args.onMailChange).toHaveBeenCalledWith({ is_on: true, time: '22:15' });
  },
};

/** Nobody is mailed at an address from which mails come back. */
export const MailsComeBack: Story = {
  args: { reminders: { state: 'ready', value: { ...ON, mail_returned_since: '2026-11-22T20:00:00.000Z' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mails to your address come back')).toBeVisible();
    await userEvent.click(canvas.getByText('Reminders'));
    await expect(canvas.getByRole('link', { name: 'Check your address' })).toHaveAttribute(
      'href',
      '/account',
    );
  },
};

export const SavingFailed: Story = {
  args: { saving: { state: 'failed', detail: 'This time zone is not known here.' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Reminders'));
    await expect(canvas.getByRole('alert')).toHaveTextContent('This time zone is not known here.');
  },
};

export const Waiting: Story = { args: { reminders: { state: 'waiting' } } };

export const Failed: Story = {
  args: { reminders: { state: 'failed', detail: null } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
