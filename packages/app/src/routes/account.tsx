import { AccountScreen, ConsentList, EmptyState, UsageSection } from '@daylit/ui';
import { useSearchParams } from 'react-router-dom';
import { useConsents, useRecordConsent } from '../data/consents.ts';
import { useUsage } from '../data/usage/usage.ts';
import { actionState, loaded } from './states.ts';

/** The account. Of its sections, the consents and the usage have calls that are served. */
export function AccountRoute() {
  const [query, setQuery] = useSearchParams();
  const consents = useConsents();
  const decision = useRecordConsent();
  const usage = useUsage();
  return (
    <AccountScreen
      tab={query.get('tab') === 'billing' ? 'billing' : 'account'}
      onTabChange={({ tab }) => setQuery(tab === 'billing' ? { tab } : {})}
      account={
        <ConsentList
          consents={loaded(consents)}
          decision={actionState(decision)}
          onDecide={(decided) => decision.mutate(decided)}
          onRetry={() => consents.refetch()}
        />
      }
      billing={
        <>
          <UsageSection usage={loaded(usage)} onRetry={() => usage.refetch()} />
          <EmptyState title="Billing is not available yet." />
        </>
      }
    />
  );
}
