import { AccountScreen, EmptyState, UsageSection } from '@daylit/ui';
import { useSearchParams } from 'react-router-dom';
import { useUsage } from '../data/usage/usage.ts';
import { AccountPrivacy } from './account/privacy.tsx';
import { loaded } from './states.ts';

/** The account. Of its sections, the consents and the usage have calls that are served. */
export function AccountRoute() {
  const [query, setQuery] = useSearchParams();
  const usage = useUsage();
  return (
    <AccountScreen
      tab={query.get('tab') === 'billing' ? 'billing' : 'account'}
      onTabChange={({ tab }) => setQuery(tab === 'billing' ? { tab } : {})}
      account={<AccountPrivacy />}
      billing={
        <>
          <UsageSection usage={loaded(usage)} onRetry={() => usage.refetch()} />
          <EmptyState title="Billing is not available yet." />
        </>
      }
    />
  );
}
