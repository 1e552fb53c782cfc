import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { accountFacts } from '../pages-fixture.tsx';
import { AccountList } from './AccountList.tsx';

const meta = {
  title: 'Sections/account/AccountList',
  component: AccountList,
  args: { facts: accountFacts },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof AccountList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]);
    await expect(rows).toEqual([
      ['/account?page=details', 'Your detailsnoor@example.com'],
      ['/account?page=sign-in', 'Sign-inTwo-factor on, 2 passkeys'],
      ['/account?page=sessions', 'Devices3 browsers signed in'],
      ['/account?page=privacy', 'PrivacyPhotos on this server only'],
      ['/account?page=preferences', 'PreferencesFragrance-free, up to $35'],
      ['/account?page=your-data', 'Your dataExport or delete'],
      ['/logout', 'Logout'],
    ]);
    await expect(canvas.getAllByRole('list')).toHaveLength(3);
  },
};

/** The page beside the list is marked. */
export const Current: Story = {
  args: { current: 'privacy' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Privacy/ })).toHaveAttribute('aria-current', 'page');
  },
};

/** Nothing is known yet; the rows keep their height. */
export const Waiting: Story = {
  args: { facts: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign-in' })).toBeVisible();
    for (const row of canvas.getAllByRole('link').slice(0, 6))
      await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(64);
  },
};

export const LongestText: Story = {
  args: {
    facts: {
      ...accountFacts,
      email: 'noor-with-a-very-long-name-that-has-no-end@mail.department.example.com',
    },
  },
};
