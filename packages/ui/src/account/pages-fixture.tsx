import type { ReactNode } from 'react';
import { PreferencesForm } from '../parts/PreferencesForm/PreferencesForm.tsx';
import * as Preferences from '../parts/PreferencesForm/PreferencesForm.stories.tsx';
import type { AccountPageName } from './account-pages.tsx';
import { AccountDetails } from './AccountDetails/AccountDetails.tsx';
import * as Details from './AccountDetails/AccountDetails.stories.tsx';
import type { AccountFacts } from './AccountList/row-words.ts';
import { ConsentList } from './ConsentList/ConsentList.tsx';
import * as Consents from './ConsentList/ConsentList.stories.tsx';
import { DeleteAccount } from './DeleteAccount/DeleteAccount.tsx';
import * as Delete from './DeleteAccount/DeleteAccount.stories.tsx';
import { ExportData } from './ExportData/ExportData.tsx';
import * as Export from './ExportData/ExportData.stories.tsx';
import { account } from './fixtures.ts';
import { PasskeyList } from './PasskeyList/PasskeyList.tsx';
import * as Passkeys from './PasskeyList/PasskeyList.stories.tsx';
import { SessionList } from './SessionList/SessionList.tsx';
import * as Sessions from './SessionList/SessionList.stories.tsx';
import { TwoFactor } from './TwoFactor/TwoFactor.tsx';
import * as Factor from './TwoFactor/TwoFactor.stories.tsx';

export const accountFacts: AccountFacts = {
  email: account.email,
  is_2fa_enabled: true,
  passkeys: 2,
  sessions: 3,
  consents: [
    { purpose: 'photo_analysis', granted: true, version: '2026-11-23', text: 'I agree.', recorded_at: null },
  ],
  preferences: { fragrance_free: true, budget: 'medium' },
};

/** Each page of the account with its first sections. */
export const ACCOUNT_PAGE_SECTIONS: Record<AccountPageName, ReactNode> = {
  details: <AccountDetails {...Details.default.args} />,
  'sign-in': (
    <>
      <PasskeyList {...Passkeys.default.args} />
      <TwoFactor {...Factor.default.args} />
    </>
  ),
  sessions: <SessionList {...Sessions.default.args} />,
  privacy: <ConsentList {...Consents.default.args} />,
  preferences: <PreferencesForm {...Preferences.default.args} />,
  'your-data': (
    <>
      <ExportData {...Export.default.args} />
      <DeleteAccount {...Delete.default.args} />
    </>
  ),
};
