import { AccountScreen, EmptyState, UsageSection } from '@daylit/ui';
import { useSearchParams } from 'react-router-dom';
import { useUsage } from '../data/usage/usage.ts';
import { MemberAccount } from './account/member-account.tsx';
import { loaded } from './states.ts';

/** The account and the plan, each on its tab. */
export function AccountRoute() {
  const [query, setQuery] = useSearchParams();
  const usage = useUsage();
  return (
    <AccountScreen
      tab={query.get('tab') === 'billing' ? 'billing' : 'account'}
      onTabChange={({ tab }) => setQuery(tab === 'billing' ? { tab } : {})}
      account={<MemberAccount />}
      billing={
        <>
          <UsageSection usage={loaded(usage)} onRetry={() => usage.refetch()} />
          <EmptyState title="Billing is not available yet." />
        </>
      }
    />
  );
}
