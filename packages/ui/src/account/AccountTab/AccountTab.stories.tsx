import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ACCOUNT_PAGE_SECTIONS, accountFacts } from '../pages-fixture.tsx';
import { AccountTab } from './AccountTab.tsx';

const meta = {
  title: 'Sections/account/AccountTab',
  component: AccountTab,
  args: { page: undefined, facts: accountFacts, children: (name) => ACCOUNT_PAGE_SECTIONS[name] },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof AccountTab>;

export default meta;

type Story = StoryObj<typeof meta>;

const isWide = () => matchMedia('(min-width: 900px)').matches;

/** Without a page in the address: the list, and beside it, where there is room, the first page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Account pages' })).toBeVisible();
    await expect(canvas.queryAllByRole('textbox', { name: 'E-mail' })).toHaveLength(isWide() ? 1 : 0);
  },
};

/** One page of it. Below 900 px it takes the place of the list. */
export const SignIn: Story = {
  args: { page: 'sign-in' },
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    await expect(titles).toEqual(['Passkeys', 'Two-factor sign-in']);
    await expect(canvas.queryAllByRole('navigation')).toHaveLength(isWide() ? 1 : 0);
  },
};
