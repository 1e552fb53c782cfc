import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as Beta from '../BetaFeatures/BetaFeatures.stories.tsx';
import * as Consents from '../ConsentList/ConsentList.stories.tsx';
import * as Delete from '../DeleteAccount/DeleteAccount.stories.tsx';
import * as Export from '../ExportData/ExportData.stories.tsx';
import * as History from '../HistoryReport/HistoryReport.stories.tsx';
import { PreferencesForm } from '../../parts/PreferencesForm/PreferencesForm.tsx';
import * as Preferences from '../../parts/PreferencesForm/PreferencesForm.stories.tsx';
import * as Repeatability from '../../parts/RepeatabilityCard/RepeatabilityCard.stories.tsx';
import * as Thumbnails from '../ThumbnailRetention/ThumbnailRetention.stories.tsx';
import { PrivacySections } from './PrivacySections.tsx';

const meta = {
  title: 'Sections/account/PrivacySections',
  component: PrivacySections,
  args: {
    consents: Consents.default.args,
    thumbnails: Thumbnails.default.args,
    preferences: <PreferencesForm {...Preferences.default.args} />,
    repeatability: Repeatability.default.args,
    exportData: Export.default.args,
    deleteAccount: Delete.default.args,
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof PrivacySections>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    await expect(titles).toEqual([
      'What you allowed',
      'Thumbnails',
      'Preferences',
      'How much your photos differ',
      'Take your data with you',
      'Delete your account',
    ]);
  },
};

export const Pro: Story = {
  args: { betaFeatures: Beta.default.args, historyReport: History.default.args },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Use beta features' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Full history report' })).toBeVisible();
  },
};
