import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as Details from '../AccountDetails/AccountDetails.stories.tsx';
import * as Beta from '../BetaFeatures/BetaFeatures.stories.tsx';
import * as Consents from '../ConsentList/ConsentList.stories.tsx';
import * as Delete from '../DeleteAccount/DeleteAccount.stories.tsx';
import * as Export from '../ExportData/ExportData.stories.tsx';
import * as Sessions from '../SessionList/SessionList.stories.tsx';
import * as Factor from '../TwoFactor/TwoFactor.stories.tsx';
import { AccountTab } from './AccountTab.tsx';

const meta = {
  title: 'Sections/account/AccountTab',
  component: AccountTab,
  args: {
    details: Details.default.args,
    twoFactor: Factor.default.args,
    sessions: Sessions.default.args,
    consents: Consents.default.args,
    exportData: Export.default.args,
    deleteAccount: Delete.default.args,
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof AccountTab>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    await expect(titles).toEqual([
      'Your details',
      'Change password',
      'Two-factor sign-in',
      'Where you are signed in',
      'Your consents',
      'Export your data',
      'Delete your account',
    ]);
  },
};

export const Pro: Story = {
  args: { betaFeatures: Beta.default.args },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Use beta features' })).toBeVisible();
  },
};
