import { type AccountFacts, type AccountPageName, AccountTab } from '@daylit/ui';
import type { ComponentType } from 'react';
import { useAccount } from '../../data/account/account.ts';
import { useProfile } from '../../data/care-plan/profile.ts';
import { useConsents } from '../../data/consents.ts';
import { usePasskeys } from '../../data/credentials/passkeys.ts';
import { useSessionList } from '../../data/sessions/session-list.ts';
import { useSession } from '../../data/sessions/session.ts';
import { AccountOwnDetails } from './details.tsx';
import { ACCOUNT_PARTS } from './parts.ts';

const PAGES: Record<AccountPageName, ComponentType> = {
  details: AccountOwnDetails,
  'sign-in': ACCOUNT_PARTS['sign-in'].Page,
  sessions: ACCOUNT_PARTS.sessions.Page,
  privacy: ACCOUNT_PARTS.privacy.Page,
  preferences: ACCOUNT_PARTS.preferences.Page,
  'your-data': ACCOUNT_PARTS['your-data'].Page,
};

/** The account tab: the list of its pages, and the one in the address. */
export function MemberAccount({ page }: { page: AccountPageName | undefined }) {
  return (
    <AccountTab page={page} facts={useAccountFacts()}>
      {(name) => {
        const Content = PAGES[name];
        return <Content />;
      }}
    </AccountTab>
  );
}

/** What the list says about each page. */
function useAccountFacts(): AccountFacts {
  const session = useSession();
  return {
    email: useAccount().data?.email,
    is_2fa_enabled: session.status === 'signed_in' ? session.user.is_2fa_enabled : undefined,
    passkeys: usePasskeys().data?.passkeys.length,
    sessions: useSessionList().data?.length,
    consents: useConsents().data,
    preferences: useProfile().data?.preferences,
  };
}
