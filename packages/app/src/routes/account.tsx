import { AccountScreen, findAccountPage } from '@daylit/ui';
import type { ComponentType } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useLoadLater } from '../hooks/use-load-later.ts';
import { MemberAccount } from './account/member-account.tsx';
import { ACCOUNT_PARTS } from './account/parts.ts';

const PARTS = Object.values(ACCOUNT_PARTS);
const Billing = ACCOUNT_PARTS.billing.Page;

/** The page, once the part that the query names is loaded. */
export async function loadAccount(query: URLSearchParams): Promise<ComponentType> {
  const page = findAccountPage(query.get('page'))?.name ?? 'details';
  const part = query.get('tab') === 'billing' ? 'billing' : page;
  if (part !== 'details') await ACCOUNT_PARTS[part].preload();
  return AccountRoute;
}

/** The account and the plan, each on its tab. The account has pages; older links name them in the hash. */
function AccountRoute() {
  const [query, setQuery] = useSearchParams();
  const { hash } = useLocation();
  useLoadLater(PARTS);
  const page = findAccountPage(query.get('page') ?? hash.slice(1))?.name;
  return (
    <AccountScreen
      tab={query.get('tab') === 'billing' ? 'billing' : 'account'}
      page={page}
      onTabChange={({ tab }) => setQuery(tab === 'billing' ? { tab } : {})}
      account={<MemberAccount page={page} />}
      billing={<Billing />}
    />
  );
}
