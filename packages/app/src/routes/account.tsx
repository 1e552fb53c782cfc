import { AccountScreen } from '@daylit/ui';
import { useSearchParams } from 'react-router-dom';
import { AccountBilling } from './account/billing.tsx';
import { MemberAccount } from './account/member-account.tsx';

/** The account and the plan, each on its tab. */
export function AccountRoute() {
  const [query, setQuery] = useSearchParams();
  return (
    <AccountScreen
      tab={query.get('tab') === 'billing' ? 'billing' : 'account'}
      onTabChange={({ tab }) => setQuery(tab === 'billing' ? { tab } : {})}
      account={<MemberAccount />}
      billing={<AccountBilling />}
    />
  );
}
