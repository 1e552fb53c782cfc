import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '../../primitives/Card/Card.tsx';
import * as Details from '../AccountDetails/AccountDetails.stories.tsx';
import * as Tab from '../AccountTab/AccountTab.stories.tsx';
import { AccountTab } from '../AccountTab/AccountTab.tsx';
import * as Consents from '../ConsentList/ConsentList.stories.tsx';
import * as Privacy from '../PrivacySections/PrivacySections.stories.tsx';
import { PrivacySections } from '../PrivacySections/PrivacySections.tsx';
import * as Sessions from '../SessionList/SessionList.stories.tsx';
import * as Factor from '../TwoFactor/TwoFactor.stories.tsx';
import { AccountScreen } from './AccountScreen.tsx';

const tabArgs = Tab.default.args;

const meta = {
  title: 'Screens/account/AccountScreen',
  component: AccountScreen,
  args: {
    tab: 'account',
    onTabChange: fn(),
    account: <AccountTab {...tabArgs} />,
    billing: <Card>The plan stands here.</Card>,
  },
  parameters: { shell: { session: 'signed_in', path: '/account' } },
} satisfies Meta<typeof AccountScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

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

/** Waiting for the first code, beside a form with a missing current password. */
export const SettingUp: Story = {
  args: { account: <AccountTab {...tabArgs} twoFactor={{ ...tabArgs.twoFactor, ...Factor.Setup.args }} /> },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'morning light{Enter}');
    await expect(canvas.getByLabelText('Current password')).toHaveFocus();
  },
};

export const TwoFactorOn: Story = {
  args: {
    account: <AccountTab {...tabArgs} twoFactor={{ ...tabArgs.twoFactor, ...Factor.BackupCodes.args }} />,
  },
};

export const Waiting: Story = {
  args: {
    account: (
      <AccountTab
        {...tabArgs}
        details={{ ...tabArgs.details, ...Details.Waiting.args }}
        twoFactor={{ ...tabArgs.twoFactor, ...Factor.Waiting.args }}
        sessions={{ ...tabArgs.sessions, ...Sessions.Waiting.args }}
        privacy={
          <PrivacySections
            {...Privacy.default.args}
            consents={{ ...Consents.default.args, ...Consents.Waiting.args }}
          />
        }
      />
    ),
  },
};

export const Failed: Story = {
  args: {
    account: (
      <AccountTab
        {...tabArgs}
        details={{ ...tabArgs.details, ...Details.LoadFailed.args }}
        sessions={{ ...tabArgs.sessions, ...Sessions.Failed.args }}
        privacy={
          <PrivacySections
            {...Privacy.default.args}
            consents={{ ...Consents.default.args, ...Consents.LoadFailed.args }}
          />
        }
      />
    ),
  },
};

export const LongestText: Story = {
  args: {
    account: (
      <AccountTab
        {...tabArgs}
        details={{ ...tabArgs.details, ...Details.LongestText.args }}
        twoFactor={{ ...tabArgs.twoFactor, ...Factor.LongestText.args }}
        sessions={{ ...tabArgs.sessions, ...Sessions.LongestText.args }}
      />
    ),
  },
};
