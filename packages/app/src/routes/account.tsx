import { AccountScreen, findAccountPage } from '@daylit/ui';
import { useLocation, useSearchParams } from 'react-router-dom';
import { AccountBilling } from './account/billing.tsx';
import { MemberAccount } from './account/member-account.tsx';

/** The account and the plan, each on its tab. The account has pages; older links name them in the hash. */
export function AccountRoute() {
  const [query, setQuery] = useSearchParams();
  const { hash } = useLocation();
  const page = findAccountPage(query.get('page') ?? hash.slice(1))?.name;
  return (
    <AccountScreen
      tab={query.get('tab') === 'billing' ? 'billing' : 'account'}
      page={page}
      onTabChange={({ tab }) => setQuery(tab === 'billing' ? { tab } : {})}
      account={<MemberAccount page={page} />}
      billing={<AccountBilling />}
    />
  );
}
