import type { Meta, StoryObj } from '@storybook/react-vite';
import { type MouseEvent, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '../../primitives/Card/Card.tsx';
import { AccountDetails } from '../AccountDetails/AccountDetails.tsx';
import * as Details from '../AccountDetails/AccountDetails.stories.tsx';
import { type AccountPageName, findAccountPage } from '../account-pages.tsx';
import { AccountTab } from '../AccountTab/AccountTab.tsx';
import { ACCOUNT_PAGE_SECTIONS, accountFacts } from '../pages-fixture.tsx';
import { TwoFactor } from '../TwoFactor/TwoFactor.tsx';
import * as Factor from '../TwoFactor/TwoFactor.stories.tsx';
import { AccountScreen } from './AccountScreen.tsx';

const meta = {
  title: 'Screens/account/AccountScreen',
  component: AccountScreen,
  args: {
    tab: 'account',
    onTabChange: fn(),
    account: accountTab(undefined),
    billing: <Card>The plan stands here.</Card>,
  },
  parameters: { shell: { session: 'signed_in', path: '/account' } },
} satisfies Meta<typeof AccountScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const isWide = () => matchMedia('(min-width: 900px)').matches;

function accountTab(page: AccountPageName | undefined, sections = ACCOUNT_PAGE_SECTIONS) {
  return (
    <AccountTab page={page} facts={accountFacts}>
      {(name) => sections[name]}
    </AccountTab>
  );
}

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Account');
    await userEvent.click(main.getByRole('tab', { name: 'Billing' }));
    await expect(args.onTabChange).toHaveBeenCalledWith({ tab: 'billing' });
    await expect(main.getByRole('tabpanel', { name: 'Account' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

export const Billing: Story = {
  args: { tab: 'billing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Billing' })).toHaveTextContent(
      'The plan stands here.',
    );
    await expect(canvas.queryByText('Your details')).toBeNull();
  },
};

/** A page of the account: on a phone with its own title and the way back. */
export const SignIn: Story = {
  args: { page: 'sign-in', account: accountTab('sign-in') },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(isWide() ? 'Account' : 'Sign-in');
    await expect(main.queryAllByRole('tab')).toHaveLength(isWide() ? 2 : 0);
    if (!isWide())
      await expect(main.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account');
  },
};

/** From page to page and back: the focus goes to the title of the page, and back to its row. */
export const Arrival: Story = {
  render: function ArrivalStory(args) {
    const [page, setPage] = useState<AccountPageName>();
    // The links of a story lead nowhere; this one follows those of the account.
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null) return;
      event.preventDefault();
      setPage(findAccountPage(new URL(link.href).searchParams.get('page'))?.name);
    };
    return (
      // The links inside take keys and clicks.
      // oxlint-disable-next-line click-events-have-key-events, no-static-element-interactions
      <div onClickCapture={follow}>
        <AccountScreen {...args} page={page} account={accountTab(page)} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await userEvent.click(main.getByRole('link', { name: /^Devices/ }));
    await expect(
      main.getByRole('heading', { name: isWide() ? 'Where you are signed in' : 'Devices' }),
    ).toHaveFocus();
    if (isWide()) return;
    await userEvent.click(main.getByRole('link', { name: 'Account' }));
    await expect(main.getByRole('link', { name: /^Devices/ })).toHaveFocus();
  },
};

export const SignInOnPhone: Story = { ...SignIn, globals: { viewport: { value: 'phone' } } };

export const ArrivalOnPhone: Story = { ...Arrival, globals: { viewport: { value: 'phone' } } };

export const ListOnPhone: Story = {
  ...Default,
  globals: { viewport: { value: 'phone' } },
};

/** A form with a missing current password. */
export const PasswordMissing: Story = {
  args: { page: 'details', account: accountTab('details') },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'morning light{Enter}');
    await expect(canvas.getByLabelText('Current password')).toHaveFocus();
  },
};

/** Waiting for the first code. */
export const SettingUp: Story = {
  args: {
    page: 'sign-in',
    account: accountTab('sign-in', {
      ...ACCOUNT_PAGE_SECTIONS,
      'sign-in': <TwoFactor {...Factor.default.args} {...Factor.Setup.args} />,
    }),
  },
};

export const TwoFactorOn: Story = {
  args: {
    page: 'sign-in',
    account: accountTab('sign-in', {
      ...ACCOUNT_PAGE_SECTIONS,
      'sign-in': <TwoFactor {...Factor.default.args} {...Factor.BackupCodes.args} />,
    }),
  },
};

export const Waiting: Story = {
  args: {
    page: 'details',
    account: (
      <AccountTab page="details" facts={{}}>
        {() => <AccountDetails {...Details.default.args} {...Details.Waiting.args} />}
      </AccountTab>
    ),
  },
};

export const Failed: Story = {
  args: {
    page: 'details',
    account: (
      <AccountTab page="details" facts={{}}>
        {() => <AccountDetails {...Details.default.args} {...Details.LoadFailed.args} />}
      </AccountTab>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to load account details.')).toBeVisible();
  },
};

export const LongestText: Story = {
  args: {
    page: 'details',
    account: accountTab('details', {
      ...ACCOUNT_PAGE_SECTIONS,
      details: <AccountDetails {...Details.default.args} {...Details.LongestText.args} />,
    }),
  },
};
