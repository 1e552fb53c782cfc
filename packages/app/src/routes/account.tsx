import { AccountScreen, ConsentList, EmptyState } from '@daylit/ui';
import { useSearchParams } from 'react-router-dom';
import { useConsents, useRecordConsent } from '../data/consents.ts';
import { actionState, loaded } from './states.ts';

/** The account. Of its sections only the consents have calls that are served, and of billing nothing has. */
export function AccountRoute() {
  const [query, setQuery] = useSearchParams();
  const consents = useConsents();
  const decision = useRecordConsent();
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
      billing={<EmptyState title="Billing is not available yet." />}
    />
  );
}
