import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as Details from '../AccountDetails/AccountDetails.stories.tsx';
import * as Passkeys from '../PasskeyList/PasskeyList.stories.tsx';
import * as Privacy from '../PrivacySections/PrivacySections.stories.tsx';
import { PrivacySections } from '../PrivacySections/PrivacySections.tsx';
import * as Sessions from '../SessionList/SessionList.stories.tsx';
import * as Factor from '../TwoFactor/TwoFactor.stories.tsx';
import { AccountTab } from './AccountTab.tsx';

const meta = {
  title: 'Sections/account/AccountTab',
  component: AccountTab,
  args: {
    details: Details.default.args,
    passkeys: Passkeys.default.args,
    twoFactor: Factor.default.args,
    sessions: Sessions.default.args,
    privacy: <PrivacySections {...Privacy.default.args} {...Privacy.Pro.args} />,
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof AccountTab>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Every link leads to a part of the page. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const links = canvas.getAllByRole('link').filter((link) => link.closest('nav') !== null);
    await expect(links.map((link) => link.textContent)).toEqual([
      'Your details',
      'Sign-in',
      'Privacy',
      'Preferences',
      'Your data',
    ]);
    for (const link of links) {
      const anchor = link.getAttribute('href') ?? '';
      await expect(canvasElement.querySelector(anchor)).not.toBeNull();
    }
    const titles = canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    await expect(titles.slice(0, 5)).toEqual([
      'Your details',
      'Change password',
      'Passkeys',
      'Two-factor sign-in',
      'Where you are signed in',
    ]);
  },
};

/** Links lead only to parts that are there. */
export const FewerParts: Story = {
  args: { privacy: <PrivacySections {...Privacy.default.args} />, privacyParts: ['privacy', 'your-data'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Preferences' })).toBeNull();
  },
};
